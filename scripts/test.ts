import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { hasPostgres, startTestPostgres } from '#test/postgres'
import { findProxy, proxyNames } from '#test/proxy'
import { findChromium } from './find-chromium.ts'

/**
 * Everything that must hold, in the order in which it is quickest to hear of a fault. Ends with what did not run, by
 * name, and with the counts.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = join(root, 'test-results')
const counts = { passed: 0, failed: 0 }
const notRun: string[] = []

async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const started = Date.now()
  const child = spawn(command === 'node' ? process.execPath : join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${command} ${args.join(' ')} (${Math.round((Date.now() - started) / 1000)} s)\n`,
  )
  return status === 0
}

/** One check that counts as one test. */
async function check(command: string, args: string[]): Promise<void> {
  counts[(await run(command, args)) ? 'passed' : 'failed'] += 1
}

async function vitest(project: string, engine: string, env: Record<string, string> = {}): Promise<void> {
  const report = join(reports, `${project}-${engine}.json`)
  const isFine = await run(
    'vitest',
    ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report)
  addCounts(numPassedTests, numFailedTests, isFine)
  if (numPendingTests) notRun.push(`${numPendingTests} ${project} tests marked as not applicable (${engine})`)
}

async function playwright(chromium: string): Promise<void> {
  const report = join(reports, 'e2e.json')
  const isFine = await run('playwright', ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const { stats, suites = [] } = readReport(report)
  const flaky = stats?.flaky ?? 0
  addCounts(stats && stats.expected + flaky, stats?.unexpected, isFine)
  if (flaky > 0) console.log(`${flaky} browser tests passed at their second try only: “flaky” above`)
  for (const { title, file, tests } of suites.flatMap(specsIn))
    for (const { annotations } of tests.filter(({ status }) => status === 'skipped'))
      notRun.push(
        `e2e/${file}, “${title}”: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'one before it failed'}`,
      )
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: JSONReport['stats']
  suites?: JSONReportSuite[]
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return {}
  }
}

/** A run that failed without a failed test (it could not start, a file did not load) counts as one failure. */
function addCounts(passed = 0, failed = 0, isFine: boolean): void {
  counts.passed += passed
  counts.failed += isFine ? failed : Math.max(1, failed)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await check('oxfmt', ['--check'])
await check('oxlint', ['--type-aware'])
await check('react-router', ['typegen'])
await check('tsc', ['--noEmit'])
await check('node', ['scripts/build.ts', '--if-needed'])
await vitest('unit', 'node')
for (const name of proxyNames.filter((each) => !findProxy(each)))
  notRun.push(`the tests behind ${name}, which this machine does not have`)
await vitest('integration', 'pglite')

const given = process.env['TEST_DATABASE_URL']
const postgres = given ? { url: given, stop: async () => {} } : await startTestPostgres()
if (postgres) {
  await vitest('integration', 'postgres', { TEST_DATABASE_URL: postgres.url })
  await postgres.stop()
} else
  notRun.push(
    'the integration tests on PostgreSQL: no TEST_DATABASE_URL and no PostgreSQL binaries on this machine',
  )

const chromium = findChromium()
if (chromium) await playwright(chromium)
else
  notRun.push(
    'the browser tests: no Chromium (set CHROMIUM_PATH, install the chromium package, or run as root on Debian)',
  )

async function soak(): Promise<void> {
  if (hasPostgres()) await check('node', ['test/soak.ts', '2'])
  else
    notRun.push('two minutes of pages and forms while providers fail: no PostgreSQL binaries on this machine')
}

await check('node', ['test/seat-rounds.ts', '1'])
// Beside each other: both mostly wait.
await Promise.all([check('node', ['test/kill-rounds.ts', '20']), soak()])

for (const what of notRun) console.log(`NOT RUN: ${what}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
