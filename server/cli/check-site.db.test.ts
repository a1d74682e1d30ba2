import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getReadiness } from '#contracts/get-readiness'
import { addSampleContent } from '#server/process/sample-content'
import { siteReadiness } from '#server/readiness/site-readiness'
import { parseEnv } from '#server/settings/env.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { type TestDatabase, testDatabase } from '#test/database'
import { startDnsStandIn } from '#test/dns-stand-in'
import {
  fresh,
  https,
  links,
  mail,
  preparedSecret as secret,
  prepareReadySite,
  ready,
  withLines,
} from '#test/prepared-sites'
import { putDelivery } from '#test/put-delivery'
import { temporaryFolder } from '#test/server-process'
import { listenForCommands } from './command-socket.ts'

const root = join(import.meta.dirname, '../..')

let database: TestDatabase
let dns: Awaited<ReturnType<typeof startDnsStandIn>>
let close = async () => {}
beforeEach(async () => {
  database = await testDatabase()
  dns = await startDnsStandIn()
})
afterEach(async () => {
  await close()
  close = async () => {}
  await dns.stop()
})

/** Runs the command in a process of its own, with these settings. */
async function run(environment: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/check.ts', ...options], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, out, errors }
}

interface Prepared {
  environment?: Record<string, string>
  isDevelopment?: boolean
}

/** Answers the command as a running site does, and runs it beside that site. */
async function checkBeside({ environment = {}, isDevelopment = false }: Prepared, ...options: string[]) {
  const dataDir = temporaryFolder()
  const env = parseEnv({ DATA_DIR: dataDir, DNS_SERVERS: dns.address, ...environment })
  const ownerSettings = ownerSettingsUnder({ environment: env.given, secret, siteUrl: env.siteUrl })
  close = await listenForCommands({
    dataDir,
    database,
    secret: () => secret,
    readiness: () => siteReadiness({ database, env, ownerSettings, secret, isDevelopment }),
  })
  return run({ DATA_DIR: dataDir }, ...options)
}

/** Omits the state of the database, which depends on the disk under the test’s folder. */
const withoutDatabase = (lines: readonly string[]) => lines.filter((line) => !/^\w+ database:/.test(line))

async function expectList(prepared: Prepared, expected: { isReady: boolean; lines: readonly string[] }) {
  const { code, out, errors } = await checkBeside(prepared, '--json')
  expect(errors).toBe('')
  const { ready: isReady, items } = getReadiness.output.shape.data.parse(JSON.parse(out))
  const lines = items.map(({ id, state, text: sentence }) => `${state} ${id}: ${sentence}`)
  expect(withoutDatabase(lines)).toEqual(withoutDatabase(expected.lines))
  // The PostgreSQL of the tests writes nothing to disk, so no site on it is ready.
  const isDurable = items.find(({ id }) => id === 'database')?.state === 'done'
  const shouldBeReady = expected.isReady && isDurable
  expect([isReady, code]).toEqual([shouldBeReady, shouldBeReady ? 0 : 1])
}

const whole = { ...https, ...mail, ...links }

describe('npm run check -- --json prints the exact list and exits with 1 while something is open, for', () => {
  test('a fresh site', async () => {
    await addSampleContent(database, database.now())
    await expectList({}, { isReady: false, lines: fresh })
  })

  test('a site in development', async () => {
    await addSampleContent(database, database.now())
    const captured = 'skipped mail: This site runs for development: mail is captured and never sent.'
    await expectList({ isDevelopment: true }, { isReady: false, lines: withLines(fresh, captured) })
  })

  test('a site with https and without mail', async () => {
    await addSampleContent(database, database.now())
    await expectList(
      { environment: { SITE_URL: 'https://www.acme.test' } },
      {
        isReady: false,
        lines: withLines(
          fresh,
          'done address: Visitors find the site at https://www.acme.test.',
          'open proxy: The proxy in front of the site is not trusted: all visitors count as one, and share one limit.',
        ),
      },
    )
  })

  test('a site whose mail is broken', async () => {
    await prepareReadySite(database, dns, whole)
    await putDelivery(database.db, {
      kind: 'contact-mail',
      lane: 'mail',
      mail: 'visitor',
      state: 'failed',
      attempts: 3,
      last_error: '535 Authentication failed',
    })
    const broken = 'open mail: Mail is connected, but emails can’t be sent: “535 Authentication failed”.'
    await expectList({ environment: whole }, { isReady: false, lines: withLines(ready, broken) })
  })

  test('a ready site', async () => {
    await prepareReadySite(database, dns, whole)
    await expectList({ environment: whole }, { isReady: true, lines: ready })
  })

  test('a ready site with samples', async () => {
    await addSampleContent(database, database.now())
    await prepareReadySite(database, dns, whole)
    const samples = 'open samples: 12 testimonials and case studies are samples, and marked as such.'
    await expectList({ environment: whole }, { isReady: true, lines: withLines(ready, samples) })
  })
})

test('without --json each item is a sentence, and the last line says how many are left', async () => {
  await addSampleContent(database, database.now())
  const { code, out } = await checkBeside({})
  expect(code).toBe(1)
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(fresh.length + 1)
  expect(lines[2]).toMatch(/^\[ \] .*: No mail server is connected: emails wait\./)
  expect(lines[1]).toMatch(/^\[-\] .*: The proxy is checked once the site has an https address\.$/)
  expect(lines.at(-1)).toMatch(/\d/)
})

test('npm run check without a site names the empty folder and exits with 1', async () => {
  const dataDir = temporaryFolder()
  const { code, out, errors } = await run({ DATA_DIR: dataDir })
  expect([code, out]).toEqual([1, ''])
  expect(errors).toContain(`There is no site in ${dataDir}.`)
})

test('npm run check refuses an unknown option', async () => {
  const { code, errors } = await run({ DATA_DIR: temporaryFolder() }, '--yaml')
  expect([code, errors.trim()]).toEqual([1, 'Usage: npm run check [-- --json], or mendline check [--json]'])
})
