import CommandLineTool

await GeneratedFiles.main()
