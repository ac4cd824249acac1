import CommandLineTool

await Benchmark.main()
