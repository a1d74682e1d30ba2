import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { hasPostgres, startTestPostgres } from '#test/postgres'
import { findProxy, proxyNames } from '#test/proxy'
import { findChromium } from './find-chromium.ts'
import {
  formatFailure,
  listPlaywrightFailures,
  listSpecs,
  listVitestFailures,
  type VitestReport,
} from './list-failures.ts'

/**
 * Everything that must hold, in the order in which it is quickest to hear of a fault. Ends with what failed and what
 * did not run, by name, and with the counts: a log is often kept in part.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = join(root, 'test-results')
const counts = { passed: 0, failed: 0 }
const failures: string[] = []
const flakyTests: string[] = []
const notRun: string[] = []
/** Tools print colors wherever `CI` is set; in a file they are noise. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

interface Run {
  readonly isFine: boolean
  readonly name: string
  readonly lastLines: string
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const started = Date.now()
  const child = spawn(command === 'node' ? process.execPath : join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...env },
  })
  let end = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      to.write(chunk)
      end = (end + chunk.toString()).slice(-4000)
    })
  // A process that a test left behind may hold the output open for ever.
  const status = await new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      child.once('close', () => resolve(code))
      setTimeout(resolve, 2000, code)
    }),
  )
  const isFine = status === 0
  const name = [command, ...args].join(' ')
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`)
  return { isFine, name, lastLines: end.split('\n').filter(Boolean).slice(-6).join('\n') }
}

/** One check that counts as one test. */
async function check(command: string, args: string[]): Promise<void> {
  const result = await run(command, args)
  addResults(result, result.isFine ? 1 : 0, [])
}

async function vitest(project: string, engine: string, env: Record<string, string> = {}): Promise<void> {
  const path = join(reports, `${project}-${engine}.json`)
  const result = await run(
    'vitest',
    ['run', '--project', project, '--reporter=minimal', '--reporter=json', `--outputFile.json=${path}`],
    env,
  )
  const report: VitestReport = readReport(path)
  const failed = listVitestFailures(report, root).map((failure) => `(${engine}) ${failure}`)
  addResults(result, report.numPassedTests, failed)
  if (report.numPendingTests)
    notRun.push(`${report.numPendingTests} ${project} tests marked as not applicable (${engine})`)
}

async function playwright(chromium: string): Promise<void> {
  const path = join(reports, 'e2e.json')
  const result = await run('playwright', ['test', '--reporter=dot,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    // It sees for itself that it writes to no terminal, and Node warns about both variables at once.
    NO_COLOR: undefined,
  })
  const report: Partial<JSONReport> = readReport(path)
  const { stats, suites = [] } = report
  addResults(result, stats && stats.expected + stats.flaky, listPlaywrightFailures(report))
  for (const { title, file, tests } of listSpecs(suites)) {
    if (tests.some(({ status }) => status === 'flaky')) flakyTests.push(`e2e/${file}: ${title}`)
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
function addResults({ isFine, name, lastLines }: Run, passed = 0, failed: readonly string[]): void {
  const found = isFine || failed.length > 0 ? failed : [formatFailure(name, 'failed', lastLines)]
  failures.push(...found)
  counts.failed += found.length
  counts.passed += passed
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

for (const failure of failures) console.log(`FAILED: ${failure}`)
for (const title of flakyTests) console.log(`PASSED AT THE SECOND TRY: ${title}`)
for (const what of notRun) console.log(`NOT RUN: ${what}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
