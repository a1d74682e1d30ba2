import { afterEach, beforeEach, expect, test } from 'vitest'
import { heldUntil } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import type { HeldTime } from '#domain/open-times'
import { announceChange, followChanges } from '#server/db/changes'
import { settings } from '#server/db/schema/settings'
import { createLog } from './log.ts'
import { visitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { createHostGuard } from '#server/services/host-guard'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import { outsideLinks } from '#content/facts/outside-links'
import { type TestDatabase, testDatabase } from '#test/database'
import { examplePromise, exampleRules, freeTimes, timesOfLaterDays } from '#test/example-calls'
import { temporaryFolder } from '#test/server-process'
import { followContent } from './follow-content.ts'
import { followSettings } from './current-services.ts'

let database: TestDatabase
/** Enough for a busy machine; otherwise it takes milliseconds. */
const soon = { timeout: 15_000 }
const closes: (() => void | Promise<void>)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

/** Starts services as a separate process does. */
async function start(environment: Record<string, string> = {}, heldTimes: readonly HeldTime[] = []) {
  const changes = await followChanges(database)
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const content = await followContent({ database, changes, log })
  const services = await followSettings({
    siteUrl: 'https://mendline.example',
    captureDir: temporaryFolder(),
    guard: createHostGuard(createPrivateHosts()),
    database,
    questions: visitorQuestions(database),
    heldTimes: () => heldTimes,
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

test('a saved retention period applies in every process, and the environment’s takes precedence', async () => {
  const [{ services: one }, { services: other }] = await Promise.all([
    start(),
    start({ KEEP_LOG_DAYS: '400' }),
  ])
  const { version } = one.settingsRenderer
  expect(one.settingsRenderer.text(retentionPlaceholders.KEEP_LOG_DAYS)).toBe('730 days')
  await save('KEEP_LOG_DAYS', '365')
  await save('KEEP_HELD_DAYS', '1')
  for (const services of [one, other])
    await expect
      .poll(() => services.settingsRenderer.text(retentionPlaceholders.KEEP_HELD_DAYS), soon)
      .toBe('a day')
  expect(one.now().settings.keep).toMatchObject({ KEEP_LOG_DAYS: 365, KEEP_HELD_DAYS: 1 })
  expect(one.settingsRenderer.text(retentionPlaceholders.KEEP_LOG_DAYS)).toBe('365 days')
  expect(one.settingsRenderer.version).toBeGreaterThan(version)
  expect(other.settingsRenderer.text(retentionPlaceholders.KEEP_LOG_DAYS)).toBe('400 days')
})

test('services start with the saved settings, and every process applies later changes', async () => {
  await save('OWNER_EMAIL', 'first@mendline.example')
  const both = await Promise.all([start(), start({ SMTP_URL: 'smtp://127.0.0.1:1' })])
  for (const { services } of both)
    expect(services.now().settings.services.owner?.email).toBe('first@mendline.example')
  await save('OWNER_EMAIL', 'second@mendline.example')
  for (const { services } of both)
    await expect
      .poll(() => services.now().settings.services.owner?.email, soon)
      .toBe('second@mendline.example')
  expect(both.map(({ services }) => services.now().clients.mail.connected)).toEqual([false, true])
  await save('FREE_WORKSHOP_JOIN_URL', 'https://zoom.example/weekly')
  for (const { services } of both)
    await expect
      .poll(() => services.now().settings.services['workshop-link']?.joinUrl, soon)
      .toBe('https://zoom.example/weekly')
})

test('the settings renderer’s version changes only when its output changes', async () => {
  const { services } = await start()
  const { BOOKING_URL: sample } = outsideLinks
  const { version } = services.settingsRenderer
  await save('OWNER_EMAIL', 'owner@mendline.example')
  await expect.poll(() => services.now().settings.services.owner?.email, soon).toBe('owner@mendline.example')
  expect(services.settingsRenderer.version).toBe(version)
  await save('BOOKING_URL', 'https://cal.example.com/ada')
  await expect.poll(() => services.settingsRenderer.text(sample), soon).toBe('https://cal.example.com/ada')
  expect(services.settingsRenderer.version).not.toBe(version)
  expect(services.now().settings.connected.booking).toBe(true)
})

test('the assistant offers open times for calls until an external scheduler is set', async () => {
  const dayOf = (time: Date | undefined) => time && dayIn(examplePromise.zone, time)
  const [first] = timesOfLaterDays()
  const onDay = freeTimes().filter((time) => dayOf(time) === dayOf(first))
  const others = freeTimes().filter((time) => dayOf(time) !== dayOf(first))
  const { services } = await start(
    {},
    others.map((startsAt) => ({ startsAt, heldUntil: heldUntil(startsAt, 30, exampleRules) })),
  )
  const ask = async () =>
    (
      await services.now().assistant.reply({
        message: 'Can I book a call?',
        history: [],
        clientKey: 'a visitor',
        signal: AbortSignal.timeout(60_000),
      })
    ).botResponse
  const offered = Array.from(
    (await ask()).matchAll(/\/book\?about=assistant&\S*time=(\S+)/g),
    ([, time = '']) => decodeURIComponent(time),
  )
  expect(offered).toEqual(onDay.slice(0, 3).map((time) => time.toISOString()))
  await save('BOOKING_URL', 'https://cal.example.com/ada')
  await expect.poll(ask, soon).not.toContain('time=')
  expect(await ask()).toContain('https://cal.example.com/ada?about=assistant')
})

test('an invalid saved setting does not prevent a start, and the log names it', async () => {
  await save('BOOKING_URL', 'no address')
  const { services, logLines } = await start()
  expect(services.now().settings.connected.booking).toBe(false)
  expect(logLines.join('')).toContain('BOOKING_URL must be an http or https address; it is not used')
})
