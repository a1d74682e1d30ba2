import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'

/** The parts that are read of a report of Vitest's JSON reporter. */
export interface VitestReport {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** One entry for each failed test: its file, its title and the first lines of its error. */
export function listVitestFailures({ testResults = [] }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load, or whose process ended, has an error and no failed test.
    if (status === 'failed' && failed.length === 0) return [formatFailure(file, '(the file)', message)]
    return failed.map(({ fullName, failureMessages }) =>
      formatFailure(file, fullName, failureMessages.join('\n')),
    )
  })
}

/** Lists the tests that passed on a retry, with their first error, which stays in the report. */
export const listVitestRetried = ({ testResults = [] }: VitestReport, root: string): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) =>
        formatFailure(relative(root, name), fullName, failureMessages[0] ?? ''),
      ),
  )

export function listPlaywrightFailures({
  suites = [],
  errors = [],
}: Partial<Pick<JSONReport, 'suites' | 'errors'>>): string[] {
  return [
    ...errors.map(({ message = '' }) => formatFailure('e2e', '(before or after the tests)', message)),
    ...listSpecs(suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
        return formatFailure(`e2e/${file}`, title, messages.find(Boolean) ?? '')
      }),
  ]
}

export function listSpecs(suites: readonly JSONReportSuite[]): JSONReportSpec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...listSpecs(inner)])
}

export function formatFailure(where: string, title: string, error: string): string {
  return [`${where}: ${title}`, ...firstLines(error)].join('\n    ')
}

function firstLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line && !/node_modules|^ +at .*<anonymous>/.test(line))
    .slice(0, 6)
}
