import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addSampleContent } from '#server/process/sample-content'
import { backups } from '#server/db/schema/backups'
import { settings } from '#server/db/schema/settings'
import { users } from '#server/db/schema/users'
import { parseEnv } from '#server/settings/env.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { type TestDatabase, testDatabase } from '#test/database'
import { startDnsStandIn } from '#test/dns-stand-in'
import { putDelivery } from '#test/put-delivery'
import { putFactor } from '#test/put-factor'
import {
  fresh,
  https,
  links,
  mail,
  preparedSecret,
  prepareReadySite,
  ready,
  withLines,
} from '#test/prepared-sites'
import { addMember } from '#test/sign-in-member'
import { temporaryFolder } from '#test/server-process'
import { readReadinessFacts } from './readiness-facts.ts'
import { readinessOf } from './readiness-of.ts'

const secret = preparedSecret
const prepare = (environment: Record<string, string>) => prepareReadySite(database, dns, environment)
let database: TestDatabase
let dns: Awaited<ReturnType<typeof startDnsStandIn>>
beforeEach(async () => {
  database = await testDatabase()
  dns = await startDnsStandIn()
})
afterEach(() => dns.stop())

interface Site {
  environment?: Record<string, string>
  isDevelopment?: boolean
}

/** The list with every item's state and sentence, and whether the site is ready. */
async function check({ environment = {}, isDevelopment = false }: Site = {}) {
  const env = parseEnv({ DATA_DIR: temporaryFolder(), DNS_SERVERS: dns.address, ...environment })
  const ownerSettings = ownerSettingsUnder({ environment: env.given, secret, siteUrl: env.siteUrl })
  const facts = await readReadinessFacts({ database, env, ownerSettings, secret, isDevelopment })
  // The storage depends on the machine that runs the tests; `storage.test.ts` covers it.
  const { ready: isReady, items } = readinessOf({ ...facts, storage: 'durable' })
  return { ready: isReady, items: items.map(({ id, state, text }) => `${state} ${id}: ${text}`) }
}

test('a fresh site has the complete list of open items', async () => {
  await addSampleContent(database, database.now())
  expect(await check()).toEqual({ ready: false, items: fresh })
})

test('a site in development captures mail, which does not count as open', async () => {
  await addSampleContent(database, database.now())
  expect(await check({ isDevelopment: true })).toEqual({
    ready: false,
    items: withLines(fresh, 'skipped mail: This site runs for development: mail is captured and never sent.'),
  })
})

test('a public site without mail and without a trusted proxy has both as open items', async () => {
  await addSampleContent(database, database.now())
  expect(await check({ environment: { SITE_URL: 'https://www.acme.test' } })).toEqual({
    ready: false,
    items: withLines(
      fresh,
      'done address: Visitors find the site at https://www.acme.test.',
      'open proxy: The proxy in front of the site is not trusted: all visitors count as one, and share one limit.',
    ),
  })
})

test('a site whose mails are refused is not ready, and quotes the mail server', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  await putDelivery(database.db, {
    kind: 'contact-mail',
    lane: 'mail',
    mail: 'visitor',
    state: 'failed',
    attempts: 3,
    last_error: '535 Authentication failed',
  })
  expect(await check({ environment })).toEqual({
    ready: false,
    items: withLines(
      ready,
      'open mail: Mail is connected, but emails can’t be sent: “535 Authentication failed”.',
    ),
  })
})

test('a site with everything is ready', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  expect(await check({ environment })).toEqual({ ready: true, items: ready })
})

test('a site that keeps its samples is ready, and says so', async () => {
  const environment = { ...https, ...mail, ...links }
  await addSampleContent(database, database.now())
  await prepare(environment)
  expect(await check({ environment })).toEqual({
    ready: true,
    items: withLines(
      ready,
      'open samples: 12 testimonials and case studies are samples, and marked as such.',
    ),
  })
})

test('another mail server, sender or address for alerts has to be proved again', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  const { items } = await check({ environment: { ...environment, OWNER_EMAIL: 'bob@acme.test' } })
  expect(items.filter((line) => line.startsWith('open'))).toEqual([
    'open owner-address: The address for alerts is set, but no test email to it has been opened yet.',
  ])
  const other = await check({ environment: { ...environment, MAIL_FROM: 'bob@acme.test' } })
  expect(other.items.filter((line) => line.startsWith('open'))).toEqual([
    'open mail: Mail is connected, but no test email has been opened yet.',
  ])
})

test('a domain that could not be looked up is not judged', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  dns.fail()
  const { ready: isReady, items } = await check({ environment })
  expect(isReady).toBe(true)
  expect(items).toContain('skipped sender-domain: The records of acme.test could not be looked up.')
})

test('a saved mail server that cannot be used is named', async () => {
  await database.db
    .insert(settings)
    .values({ key: 'SMTP_URL', value: 'nonsense', updated_at: database.now(), updated_by: null })
  expect((await check()).items).toContain(
    'open mail: What was saved for mail can’t be used: it has to be entered again.',
  )
})

test('a backup of the day before yesterday is too old', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  const at = new Date(database.now().getTime() - 48 * 3_600_000)
  await database.db.update(backups).set({ begun_at: at, finished_at: at })
  expect((await check({ environment })).items).toContain(
    'open backup: The last backup is more than a day old.',
  )
})

test('an owner without a verified second factor keeps the site from being ready', async () => {
  const environment = { ...https, ...mail, ...links }
  await prepare(environment)
  const id = await addMember(database, 'bob@acme.test', 'owner')
  await putFactor(database.db, id, { status: 'unverified' })
  expect(await check({ environment })).toEqual({
    ready: false,
    items: withLines(ready, 'open two-step: One owner signs in with a password alone.'),
  })
  await addMember(database, 'cy@acme.test', 'owner')
  expect((await check({ environment })).items).toContain(
    'open two-step: 2 owners sign in with a password alone.',
  )
  await database.db.update(users).set({ role: 'editor' }).where(eq(users.email, 'cy@acme.test'))
  await putFactor(database.db, id)
  expect(await check({ environment })).toEqual({ ready: true, items: ready })
})
