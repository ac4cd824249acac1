/// Writes a configuration to begin with, or prints what a continuous-integration service needs.
struct InitCommand {
  /// The services of which a snippet is known.
  private static let services: [(name: String, text: String)] = [
    (
      "github",
      """
      # .github/workflows/a11yaudit.yml
      # Run 'a11yaudit init' first and commit a11yaudit.xml, which says what is audited. The program
      # has to be on the runner: 'Scripts/install PREFIX' of its repository puts it there.
      name: a11yaudit
      on: [push, pull_request]
      jobs:
        audit:
          runs-on: ubuntu-latest
          permissions:
            contents: read
            security-events: write
          steps:
            - uses: actions/checkout@v4
            - run: >
                a11yaudit --report github --report sarif=Reports/a11yaudit.sarif
                --report markdown=Reports/a11yaudit.md
            - if: always()
              uses: github/codeql-action/upload-sarif@v3
              with:
                sarif_file: Reports/a11yaudit.sarif
            - if: always()
              uses: actions/upload-artifact@v4
              with:
                name: a11yaudit
                path: Reports

      """
    ),
    (
      "gitlab",
      """
      # .gitlab-ci.yml
      # Run 'a11yaudit init' first and commit a11yaudit.xml, which says what is audited. The program
      # has to be in the image: 'Scripts/install PREFIX' of its repository puts it there.
      a11yaudit:
        stage: test
        script:
          - >
            a11yaudit --report text --report junit=Reports/a11yaudit.junit.xml
            --report gitlab=Reports/a11yaudit.gitlab.json --report markdown=Reports/a11yaudit.md
        artifacts:
          when: always
          paths: [Reports]
          reports:
            junit: Reports/a11yaudit.junit.xml
            codequality: Reports/a11yaudit.gitlab.json

      """
    ),
    (
      "jenkins",
      """
      // Jenkinsfile
      // Run 'a11yaudit init' first and commit a11yaudit.xml, which says what is audited. The program
      // has to be on the agent: 'Scripts/install PREFIX' of its repository puts it there.
      pipeline {
        agent any
        stages {
          stage('Accessibility') {
            steps {
              sh 'a11yaudit --report text --report junit=Reports/a11yaudit.junit.xml --report markdown=Reports/a11yaudit.md'
            }
          }
        }
        post {
          always {
            junit 'Reports/a11yaudit.junit.xml'
            archiveArtifacts artifacts: 'Reports/**', allowEmptyArchive: true
          }
        }
      }

      """
    ),
  ]

  /// The names of the services.
  static var serviceNames: [String] { services.map(\.name) }

  /// What is written.
  static let configuration = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Settings of a11yaudit; paths are relative to this folder. An option on the command line wins
         over what is written here. 'a11yaudit config schema' prints the grammar, 'config show' what
         holds. Remove the marks of a comment to use what is in it. -->
    <a11yaudit xmlns="\(ConfigurationVocabulary.namespace)" root="true">
      <!-- What is audited when no path is named, and what is not even read. Without an include it is
           everything. A library is read because others refer to it, but not audited.
      <inputs>
        <include path="themes/**"/>
        <exclude path="themes/vendor/**"/>
        <tokens path="themes/tokens.css"/>
        <tokens path="themes/tokens-dark.css" appearance="dark"/>
        <library path="libraries/material"/>
      </inputs>
      -->

      <!-- What to audit against; 'rule-set' names one of the sets of 'a11yaudit rules'. -->
      <standard name="wcag22" level="AA"/>

      <!-- When a build fails: by the lowest severity, by the number of warnings, by checks that could
           not be measured (report, warn, fail). -->
      <gate fail-on="error" incomplete="report"/>

      <!-- A rule of another severity or with other numbers: 'a11yaudit rules' lists them.
      <rule id="target-size" severity="warning" minimum="44"/>
      -->

      <!-- What lies behind everything, and what the page gives drawings.
      <canvas appearance="dark" color="#1E1E1E"/>
      <define name="brand" value="#0040DD"/>
      <define name="brand" value="#80B0FF" appearance="dark"/>
      <platform name="ios" version="26"/>
      <name-pattern pattern="cta-*" meaning="button"/>
      -->

      <!-- A finding that is accepted until some day. A single place is better marked where it is:
           a comment 'a11yaudit:ignore RULE reason="..."' before the element.
      <suppress rule="text-contrast" path="themes/legacy/**" control="OldBadge" state="pressed"
                until="2027-03-31" reason="Removed in release 9" ticket="DS-412"/>
      -->

      <!-- What is known already: 'a11yaudit baseline create' records it.
      <baseline path="\(BaselineFile.defaultName)"/>
      -->

      <!-- Reports instead of those that are written without any choice.
      <report format="text"/>
      <report format="junit" path="Reports/a11yaudit.junit.xml"/>
      <report format="markdown" path="Reports/a11yaudit.md"/>
      -->
    </a11yaudit>

    """

  private let arguments: BoundArguments
  private let context: ProcessContext
  private let fileSystem = FileSystem()

  init(_ arguments: BoundArguments, context: ProcessContext) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError(
        .other("'init' takes no path; it writes '\(ConfigurationDiscovery.names[0])' here"))
    }
    self.arguments = arguments
    self.context = context
  }

  /// Writes or prints.
  func run() throws(UsageError) -> ExitStatus {
    if let service = arguments.value("ci") {
      guard let snippet = Self.services.first(where: { $0.name == service }) else {
        throw UsageError(.unknown("service", service, known: Self.serviceNames))
      }
      guard (try? context.output.write(snippet.text)) != nil else {
        throw UsageError(.other("standard output cannot be written"))
      }
      return .passed
    }
    let folder = FilePath(context.workingDirectory)
    for name in ConfigurationDiscovery.names
    where fileSystem.kind(at: folder.appending(name)) != nil && !arguments.has("force") {
      throw UsageError(.other("'\(name)' exists; '--force' writes it anew"))
    }
    let name = ConfigurationDiscovery.names[0]
    do {
      try fileSystem.write(Self.configuration, to: folder.appending(name))
    } catch {
      throw UsageError(.other("'\(name)' cannot be written: \(error.reason)"))
    }
    context.note("wrote '\(name)'; 'a11yaudit' now audits what it says")
    return .passed
  }
}
