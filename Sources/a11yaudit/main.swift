import CommandLineTool

await Program.main()
