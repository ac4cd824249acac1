extension CheckCommand {
  /// The command that gives the same report from the project root.
  func command() -> String {
    let paths: [String] =
      options.operands.isEmpty
      ? []
      : operands.map { operand in
        let path = operand.relative(to: root.path)
        return path.isEmpty ? "." : path.hasPrefix("-") ? "./" + path : path
      }
    let files: [String] = options.writtenFiles.flatMap { file in
      let path = FilePath(file.path, in: FilePath(context.workingDirectory))
      return ["--" + file.option, path.relative(to: root.path)]
    }
    return (["a11yaudit"] + options.reproduction + files + paths).map(ShellQuoting.quoted)
      .joined(separator: " ")
  }
}
