/// Completions for shells, generated from the definitions of commands and options.
struct Completions {
  /// The shells.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private let commands = Command.Kind.allCases

  /// What `shell` reads.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Every option of any command once, by name.
  private var options: [OptionDefinition] {
    var seen: Set<String> = []
    return commands.flatMap(\.options).filter { seen.insert($0.name).inserted }
  }

  // MARK: bash

  private var bash: String {
    let names = commands.map(\.rawValue)
    var values = ""
    for option in options where option.placeholder != nil {
      let reply =
        if !option.choices.isEmpty {
          "COMPREPLY=($(compgen -W '\(option.choices.joined(separator: " "))' -- \"$current\"))"
        } else if option.takesPath {
          "COMPREPLY=($(compgen -f -- \"$current\"))"
        } else {
          "COMPREPLY=()"
        }
      values += "    \(option.spelling)) \(reply); return ;;\n"
    }
    let firstOperands = commands.filter { !words(of: $0).isEmpty }.map { command in
      "      \(command.rawValue)) COMPREPLY=($(compgen -W '\(words(of: command))' -- \"$current\")) ;;\n"
    }.joined()
    let lists = commands.map { command in
      let words = command.options.map(\.spelling).joined(separator: " ")
      return "      \(command.rawValue)) words='\(words)' ;;\n"
    }
    return """
      # Completions of a11yaudit for bash, written by 'a11yaudit completions bash'.
      _a11yaudit() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=check words=''
        case ${COMP_WORDS[1]} in
          \(names.joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
        esac
        case $previous in
      \(values)  esac
        if [[ $current == -* ]]; then
          case $command in
      \(lists.joined())    esac
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        COMPREPLY=($(compgen -f -- "$current"))
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- "$current"))
        elif [[ $COMP_CWORD -eq 2 ]]; then
          case $command in
      \(firstOperands)    esac
        fi
      }
      complete -o filenames -o bashdefault -F _a11yaudit a11yaudit

      """
  }

  /// The words that the first operand of `command` may be.
  private func words(of command: Command.Kind) -> String {
    switch command {
    case .baseline: "create update prune show"
    case .config: "show path schema"
    case .explain: ruleNames
    case .completions: shellNames
    case .check, .contrast, .`init`, .manual, .merge, .probe, .rules: ""
    }
  }

  private var ruleNames: String { Registry.rules.map { $0.metadata.id }.joined(separator: " ") }

  private var shellNames: String { Shell.allCases.map(\.rawValue).joined(separator: " ") }

  // MARK: zsh

  private var zsh: String {
    let described = commands.map { "    '\($0.rawValue):\(Self.quoted($0.summary))'\n" }
    let cases = commands.map { command in
      let arguments = command.options.map { "        \(Self.zshArgument($0)) \\\n" }
      return "      \(command.rawValue))\n      _arguments -s \\\n\(arguments.joined())"
        + "        '*:\(command.operands.isEmpty ? "nothing" : "operand"):\(zshOperand(command))'\n"
        + "      ;;\n"
    }
    return """
      #compdef a11yaudit
      # Completions of a11yaudit for zsh, written by 'a11yaudit completions zsh'.
      _a11yaudit() {
        local -a commands
        commands=(
      \(described.joined())  )
        local command=check
        if (( CURRENT > 2 )) && (( ${commands[(I)${words[2]}:*]} )); then
          command=${words[2]}
          shift words
          (( CURRENT-- ))
        elif (( CURRENT == 2 )); then
          _describe 'command' commands
        fi
        case $command in
      \(cases.joined())  esac
      }
      _a11yaudit "$@"

      """
  }

  private func zshOperand(_ command: Command.Kind) -> String {
    switch command {
    case .check, .merge, .probe: "_files"
    case .baseline: "{(( CURRENT == 2 )) && compadd \(words(of: command)) || _files}"
    case .config, .explain, .completions: "(\(words(of: command)))"
    case .rules, .contrast, .manual, .`init`: ""
    }
  }

  private static func zshArgument(_ option: OptionDefinition) -> String {
    let repeats = option.isRepeatable ? "*" : ""
    let text = quoted(option.summary).replacing("[", with: "\\[").replacing("]", with: "\\]")
    guard let placeholder = option.placeholder else {
      return "'\(repeats)\(option.spelling)[\(text)]'"
    }
    let action =
      option.choices.isEmpty
      ? option.takesPath ? "_files" : "" : "(\(option.choices.joined(separator: " ")))"
    let name = quoted(placeholder).replacing(":", with: "\\:")
    return "'\(repeats)\(option.spelling)=[\(text)]:\(name):\(action)'"
  }

  // MARK: fish

  private var fish: String {
    var text = "# Completions of a11yaudit for fish, written by 'a11yaudit completions fish'.\n"
    let names = commands.map(\.rawValue).joined(separator: " ")
    for command in commands {
      text += "complete -c a11yaudit -n __fish_use_subcommand -a \(command.rawValue)"
      text += " -d '\(Self.quoted(command.summary))'\n"
    }
    for command in commands {
      // Without a command's name it is 'check'.
      let condition =
        command == .check
        ? "not __fish_seen_subcommand_from \(names.replacing("check ", with: ""))"
        : "__fish_seen_subcommand_from \(command.rawValue)"
      for option in command.options {
        text += "complete -c a11yaudit -n '\(condition)' -l \(option.name)"
        if let letter = option.letter { text += " -s \(letter)" }
        if !option.choices.isEmpty {
          text += " -x -a '\(option.choices.joined(separator: " "))'"
        } else if option.placeholder != nil {
          text += option.takesPath ? " -r -F" : " -x"
        }
        text += " -d '\(Self.quoted(option.summary))'\n"
      }
    }
    for command in commands where !words(of: command).isEmpty {
      // After the first word a baseline takes files.
      let files = command == .baseline ? "" : " -f"
      text += "complete -c a11yaudit -n '__fish_seen_subcommand_from \(command.rawValue)'\(files)"
      text += " -a '\(words(of: command))'\n"
    }
    return text
  }

  /// Text between single quotes of any of the shells: typographic ones need no escape.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’")
  }
}
