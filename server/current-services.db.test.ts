import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceChange, followChanges } from './db/changes.ts'
import { settings } from './db/schema/settings.ts'
import { createLog } from './log.ts'
import { visitorQuestions } from './queries/assistant/assistant-questions.server.ts'
import { createHostGuard } from './services/host-guard.ts'
import { createPrivateHosts } from './settings/private-hosts.ts'
import { ownerSettingsUnder } from './settings/owner-settings.ts'
import { parseEnv } from './settings/env.server.ts'
import { outsideLinks } from '#content/outside-links'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { followContent } from './follow-content.ts'
import { followSettings } from './current-services.ts'

let database: TestDatabase
/** For a machine with other work: it takes milliseconds. */
const soon = { timeout: 15_000 }
const closes: (() => void | Promise<void>)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

/** As a process of its own has them. */
async function start(environment: Record<string, string> = {}) {
  const changes = await followChanges(database)
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const content = await followContent({ database, changes, log })
  const services = await followSettings({
    siteUrl: 'https://mendline.example',
    captureDir: temporaryFolder(),
    keep: parseEnv({}).keep,
    guard: createHostGuard(createPrivateHosts()),
    database,
    questions: visitorQuestions(database),
    content,
    ownerSettings: ownerSettingsUnder({
      environment,
      secret: 'a secret of the tests',
      siteUrl: 'https://mendline.example',
    }),
    changes,
    log,
  })
  closes.push(changes.close, content.close, services.close)
  return { services, logLines }
}

const save = (key: string, value: string) =>
  database.db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key, value, updated_at: new Date() })
      .onConflictDoUpdate({ target: settings.key, set: { value } })
    await announceChange(tx, 'settings')
  })

test('starts with what was saved, and every process follows what is saved later', async () => {
  await save('OWNER_EMAIL', 'first@mendline.example')
  const both = await Promise.all([start(), start({ SMTP_URL: 'smtp://127.0.0.1:1' })])
  for (const { services } of both) expect(services.now().settings.ownerEmail).toBe('first@mendline.example')
  await save('OWNER_EMAIL', 'second@mendline.example')
  for (const { services } of both)
    await expect.poll(() => services.now().settings.ownerEmail, soon).toBe('second@mendline.example')
  expect(both.map(({ services }) => services.now().mailer.connected)).toEqual([false, true])
  await save('FREE_WORKSHOP_JOIN_URL', 'https://zoom.example/weekly')
  for (const { services } of both)
    await expect
      .poll(() => services.now().settings.freeWorkshopJoinUrl, soon)
      .toBe('https://zoom.example/weekly')
})

test('what is put into pages is another version only when it is another text', async () => {
  const { services } = await start()
  const { BOOKING_URL: sample } = outsideLinks
  const { version } = services.putIn
  await save('OWNER_EMAIL', 'owner@mendline.example')
  await expect.poll(() => services.now().settings.ownerEmail, soon).toBe('owner@mendline.example')
  expect(services.putIn.version).toBe(version)
  await save('BOOKING_URL', 'https://cal.example.com/ada')
  await expect.poll(() => services.putIn.text(sample), soon).toBe('https://cal.example.com/ada')
  expect(services.putIn.version).not.toBe(version)
  expect(services.now().connected.booking).toBe(true)
})

test('what cannot be used stops nothing, and the log says which', async () => {
  await save('BOOKING_URL', 'no address')
  const { services, logLines } = await start()
  expect(services.now().connected.booking).toBe(false)
  expect(logLines.join('')).toContain('BOOKING_URL must be an http or https address; it is not used')
})
