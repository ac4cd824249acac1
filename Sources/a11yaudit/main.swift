import CommandLineTool

await CommandLineTool.main()
