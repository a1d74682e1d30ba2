import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnerSetting } from '#contracts/owner-setting'
import { followContent } from '#server/process/follow-content'
import { followSettings } from '#server/process/current-services'
import { createLog } from '#server/process/log'
import { followChanges } from '#server/db/changes'
import { visitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { secretStore } from '#server/queries/settings/secret-store.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import { createHostGuard } from '#server/services/host-guard'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { createMailSignIn } from '#server/services/mail-sign-in/mail-sign-in'
import { oauthSettings, startOAuthStandIn } from '#server/services/mail-sign-in/stand-in'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { callerWith, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'

let database: TestDatabase
const ends: (() => unknown)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const siteUrl = 'https://mendline.example'
const soon = { timeout: 20_000 }

/** Starts stand-ins for a provider and its mail server, and a site whose processes follow its settings. */
async function start() {
  const oauth = await startOAuthStandIn()
  ends.push(oauth.stop)
  const smtp = await startSmtpStandIn({
    acceptsToken: (user, token) => user === oauth.email && oauth.accepts(token),
  })
  ends.push(smtp.stop)
  const privateHosts = createPrivateHosts('127.0.0.1')
  const ownerSettings = ownerSettingsUnder({
    environment: oauthSettings(oauth, smtp.url),
    secret: 'a secret of the tests',
    siteUrl,
    privateHosts,
  })
  const mailSignIn = createMailSignIn({
    app: async () => ownerSettings.inForce(await savedSettings(database.db)).settings.services.mail.app,
    secret: 'a secret of the tests',
    redirectUri: () => `${siteUrl}/admin/settings/connections`,
    uses: async () => ['send'],
    now: () => new Date(),
    guard: createHostGuard(privateHosts),
  })
  async function process() {
    const changes = await followChanges(database)
    const log = createLog('silent')
    const content = await followContent({ database, changes, log })
    const services = await followSettings({
      siteUrl,
      captureDir: temporaryFolder(),
      guard: createHostGuard(privateHosts),
      database,
      questions: visitorQuestions(database),
      heldTimes: () => [],
      secretStore: (name) => secretStore(database.db, ownerSettings, name),
      content,
      ownerSettings,
      changes,
      log,
    })
    ends.push(changes.close, content.close, services.close)
    return services
  }
  const app = createTestApp(database, { role: 'owner', outside: { settings: ownerSettings, mailSignIn } })
  async function save(values: Record<string, string | null>) {
    const savedAt = new Map((await savedSettings(database.db)).map((row) => [row.key, row.updated_at]))
    const changes = Object.entries(values).map(([name, value]) => ({
      name,
      value,
      updatedAt: savedAt.get(name)?.toISOString() ?? null,
    }))
    return app.post('save-settings', { changes })
  }
  const registered = {
    MAIL_OAUTH_PROVIDER: 'microsoft',
    MAIL_OAUTH_CLIENT_ID: oauth.client.id,
    MAIL_OAUTH_CLIENT_SECRET: oauth.client.secret,
  }
  return { oauth, smtp, app, save, registered, mailSignIn, process }
}

/** Follows the provider's redirect; returns the code and the state of the callback. */
async function broughtBack(url: unknown) {
  const response = await fetch(String(url), { redirect: 'manual' })
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

const settingIn = (body: object, name: string) =>
  (body as { data: OwnerSetting[] }).data.find((each) => each.name === name)

test('after a mailbox sign-in every process sends from it, and no response or log contains its tokens', async () => {
  const { oauth, app, save, registered, process } = await start()
  const processes = await Promise.all([process(), process()])
  await save({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect((await save(registered)).body.error).toBeUndefined()

  const started = await app.post('start-mail-sign-in', {})
  const { url } = started.body['data'] as { url: string }
  const finished = await app.post('finish-mail-sign-in', await broughtBack(url))
  expect(finished.status, finished.body.error).toBe(200)
  expect(settingIn(finished.body, 'MAIL_OAUTH_USER')).toMatchObject({ value: oauth.email })
  expect(settingIn(finished.body, 'MAIL_OAUTH_SIGN_IN')).toMatchObject({ isSet: true, value: null })
  expect(settingIn(finished.body, 'SMTP_URL')).toMatchObject({ isSet: false })

  for (const services of processes) {
    await expect.poll(() => services.now().clients.mail.connected, soon).toBe(true)
    expect(await services.test('mail')).toMatchObject([{ state: 'done' }, { state: 'done' }])
  }
  const rows = JSON.stringify(
    await database.pool.query('select * from settings').then(({ rows: all }) => all),
  )
  const logged = JSON.stringify(await database.pool.query('select * from log').then(({ rows: all }) => all))
  for (const text of [JSON.stringify(finished.body), app.logLines.join(), rows, logged]) {
    expect(text).not.toMatch(/refresh-|access-/)
    expect(text).not.toContain(oauth.client.secret)
  }
})

test('an ended mailbox sign-in is a fault in every process until the owner signs in again', async () => {
  const { oauth, app, save, registered, process } = await start()
  const processes = await Promise.all([process(), process()])
  await save(registered)
  const signIn = async () => {
    const { body } = await app.post('start-mail-sign-in', {})
    return app.post('finish-mail-sign-in', await broughtBack((body['data'] as { url: string }).url))
  }
  await signIn()
  for (const services of processes)
    await expect.poll(() => services.now().clients.mail.connected, soon).toBe(true)

  oauth.behave('ended')
  // As the regular check does, without any mail.
  await expect(processes[0]?.now().clients.mail.renewSignIn?.()).rejects.toThrow('has ended the sign-in')
  for (const services of processes) {
    await expect.poll(() => services.now().settings.faulty.has('mail'), soon).toBe(true)
    expect(services.now().clients.mail.connected).toBe(false)
  }
  const { body } = await app.post('get-settings', {})
  expect(settingIn(body, 'MAIL_OAUTH_SIGN_IN')?.fault).toBe(
    'The sign-in to the mailbox no longer works: Microsoft has ended the sign-in (invalid_grant, AADSTS50173). Sign in again under Settings, Connections.',
  )

  oauth.behave('ok')
  expect((await signIn()).status).toBe(200)
  for (const services of processes) {
    await expect.poll(() => services.now().settings.faulty.has('mail'), soon).toBe(false)
    expect(services.now().clients.mail.connected).toBe(true)
  }
})

test('an OAuth callback of another session, a forged one and a second use of one are refused', async () => {
  const { app, save, registered, mailSignIn } = await start()
  await save(registered)
  const foreign = await broughtBack(await mailSignIn.begin('another session'))
  const { sessionId } = callerWith('owner')
  const own = await broughtBack(await mailSignIn.begin(sessionId ?? ''))
  for (const body of [foreign, { code: own.code, state: 'made.up.state' }]) {
    const answer = await app.post('finish-mail-sign-in', body)
    expect([answer.status, answer.body.error]).toEqual([
      422,
      'This sign-in was begun elsewhere, or more than 15 minutes ago. Begin it again.',
    ])
  }
  expect((await savedSettings(database.db)).map(({ key }) => key)).not.toContain('MAIL_OAUTH_SIGN_IN')
  expect((await app.post('finish-mail-sign-in', own)).status).toBe(200)
  expect((await app.post('finish-mail-sign-in', own)).body.error).toContain('invalid_grant')
})

test('the address of a signed-in mailbox cannot be cleared; another OAuth app needs a new sign-in, another provider a new secret', async () => {
  const { app, save, registered } = await start()
  await save(registered)
  const { body } = await app.post('start-mail-sign-in', {})
  await app.post('finish-mail-sign-in', await broughtBack((body['data'] as { url: string }).url))
  const without = await save({ MAIL_OAUTH_USER: null })
  expect(without.body.error).toBe('The mailbox is missing: enter the address that was signed in with.')
  const other = await save({ MAIL_OAUTH_CLIENT_ID: 'another-app' })
  expect(settingIn(other.body, 'MAIL_OAUTH_SIGN_IN')?.fault).toContain('is for another app: sign in again')
  const moved = await save({ MAIL_OAUTH_PROVIDER: 'google' })
  expect(moved.body.error).toBe(
    'The mail app’s secret was for another host: enter the one for this host too.',
  )
})
