import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { bothEngines } from '#test/both-engines'
import { hasPostgres, startTestPostgres } from '#test/postgres'
import { findDovecot } from '#server/services/incoming/stand-in'
import { findProxy, proxyNames } from '#test/proxy'
import { findTestBrowser, installTestBrowser } from './find-test-browser.ts'
import {
  formatFailure,
  listPlaywrightFailures,
  listSpecs,
  listVitestFailures,
  listVitestRetried,
  type VitestReport,
} from './list-failures.ts'
import { type FinishedCommand, root, runCommand } from './run-command.ts'

/**
 * Runs all checks and tests, in the order that finds faults soonest. `--all` adds the full samples, the long rounds,
 * and every database test on both engines. Ends with the names of what failed and did not run, and with the counts,
 * because logs are often truncated.
 */
const isAll = process.argv.includes('--all')
const reports = join(root, 'test-results')
const counts = { passed: 0, failed: 0 }
// Read by test/sample.ts.
if (isAll) process.env['SAMPLES'] = 'full'
const failures: string[] = []
const notRun: string[] = []
const retried: string[] = []

/** Runs a check that counts as one test. */
async function check(command: string, args: string[]): Promise<void> {
  const result = await runCommand(command, args)
  addResults(result, result.isFine ? 1 : 0, [])
}

async function vitest(
  projects: readonly string[],
  engine: string,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Promise<void> {
  const project = projects.join('-')
  const path = join(reports, `${project}-${engine}.json`)
  const result = await runCommand(
    'vitest',
    [
      'run',
      ...projects.flatMap((each) => ['--project', each]),
      '--retry=1',
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${path}`,
      ...files,
    ],
    env,
  )
  const report: VitestReport = readReport(path)
  const failed = listVitestFailures(report, root).map((failure) => `(${engine}) ${failure}`)
  addResults(result, report.numPassedTests, failed)
  retried.push(...listVitestRetried(report, root).map((test) => `(${engine}) ${test}`))
  if (report.numPendingTests)
    notRun.push(`${report.numPendingTests} ${project} tests marked as not applicable (${engine})`)
}

async function playwright(chromium: string): Promise<void> {
  const path = join(reports, 'e2e.json')
  const result = await runCommand('playwright', ['test', '--reporter=dot,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    // Playwright detects that it writes to no terminal, and Node warns if both color variables are set.
    NO_COLOR: undefined,
  })
  const report: Partial<JSONReport> = readReport(path)
  const { expected = 0, flaky = 0 } = report.stats ?? {}
  addResults(result, expected + flaky, listPlaywrightFailures(report))
  for (const { title, file, tests } of listSpecs(report.suites ?? [])) {
    if (tests.some(({ status }) => status === 'flaky')) retried.push(`e2e/${file}, “${title}”`)
    for (const { annotations } of tests.filter(({ status }) => status === 'skipped'))
      notRun.push(
        `e2e/${file}, “${title}”: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'one before it failed'}`,
      )
  }
}

function readReport(path: string): object {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object
  } catch {
    return {}
  }
}

/** A run that failed without a failed test (it could not start, an error after the last test) counts as one failure. */
function addResults(
  { isFine, name, lastLines }: FinishedCommand,
  passed = 0,
  failed: readonly string[] = [],
): void {
  const found = isFine || failed.length > 0 ? failed : [formatFailure(name, 'failed', lastLines)]
  failures.push(...found)
  counts.failed += found.length
  counts.passed += passed
}

async function unitAndIntegration(): Promise<void> {
  await vitest(['unit'], 'node')
  for (const name of proxyNames.filter((each) => !findProxy(each)))
    notRun.push(`the tests behind ${name}, which this machine does not have`)
  if (!findDovecot())
    notRun.push('the tests of mail that is read, which need dovecot 2.3 (Debian’s dovecot-imapd)')
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const postgres = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startTestPostgres()
  if (postgres) {
    await vitest(['integration', 'dom'], 'postgres', { TEST_DATABASE_URL: postgres.url })
    await postgres.stop()
  } else
    notRun.push(
      'the integration tests on PostgreSQL: no TEST_DATABASE_URL and no PostgreSQL binaries on this machine',
    )
  const both = Object.keys(bothEngines).map((file) => `/${file}`)
  const embedded = { TEST_DATABASE_URL: undefined }
  if (isAll || !postgres) await vitest(['integration', 'dom'], 'pglite', embedded)
  else await vitest(['integration'], 'pglite', embedded, both)
}

async function browser(): Promise<void> {
  const chromium = findTestBrowser()
  if (chromium) await playwright(chromium)
  else
    notRun.push(
      'the browser tests: no Chromium (set CHROMIUM_PATH, install the chromium package, or run as root on Debian)',
    )
}

/** The ends of a day, of a leap February and of standard time in New York, where the business's clock is by default. */
const oddTimes = ['2026-11-30 23:59:00', '2028-02-29 12:00:00', '2027-03-14 06:50:00']

/** Runs tests with a faked clock, on the embedded database only, because other servers keep the machine's time. */
async function atOddTimes(): Promise<void> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (library === undefined) return void notRun.push('the tests at odd times, which need Debian’s faketime')
  for (const time of oddTimes)
    await vitest(['unit', 'integration', 'dom'], `at-${time.slice(0, 10)}`, {
      TEST_DATABASE_URL: undefined,
      LD_PRELOAD: library,
      // A relative time, because with an absolute one every process that a test starts would begin at it again.
      FAKETIME: `+${Math.round((Date.parse(`${time}Z`) - Date.now()) / 1000)}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TZ: 'UTC',
    })
  notRun.push('the tests of mail that is read at odd times: the mail server keeps the machine’s time')
}

async function soak(): Promise<void> {
  if (hasPostgres()) await check('node', ['tools/measure.ts', 'soak', '2'])
  else
    notRun.push('two minutes of pages and forms while providers fail: no PostgreSQL binaries on this machine')
}

// Before anything runs that another program's start could disturb.
installTestBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await check('oxfmt', ['--check'])
await check('node', ['scripts/build.ts', '--if-needed'])
// The build overwrites the generated route types, so type generation and checks run after it.
await check('react-router', ['typegen'])
await Promise.all([check('oxlint', ['--type-aware']), check('tsc', ['--noEmit'])])
// These run in parallel, because both often wait for a page, a timer or a response.
await Promise.all([unitAndIntegration(), browser()])
await check('node', ['tools/measure.ts', 'seat-rounds', '1'])
if (isAll) {
  await Promise.all([check('node', ['tools/measure.ts', 'kill-rounds', '20']), soak()])
  await atOddTimes()
  // Every form and every screen of the office, on translated pages.
  await vitest(['dom'], 'translated', { TRANSLATED: '1' })
} else await check('node', ['tools/measure.ts', 'kill-rounds', '1'])

for (const failure of failures) console.log(`FAILED: ${failure}`)
for (const title of retried) console.log(`PASSED AT THE SECOND TRY: ${title}`)
for (const what of notRun) console.log(`NOT RUN: ${what}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
