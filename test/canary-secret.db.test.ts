import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OwnerSettingName, ownerSettingNames } from '#domain/owner-setting'
import { servicesWithChecks } from '#domain/services'
import { readBackupLines } from '#server/backup/backup-file'
import { writeExport } from '#server/backup/write-export'
import { functions } from '#server/functions/index'
import type { AdminCaller } from '#server/http/caller'
import { addSampleContent } from '#server/process/sample-content'
import { savedSettings } from '#server/queries/settings/settings.server'
import { connectServices } from '#server/services/connect-services'
import { createHostGuard } from '#server/services/host-guard'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { runChecks } from '#server/services/run-checks'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { isSecretSetting } from '#server/settings/service-settings'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { allRows } from './all-rows.ts'
import { callerWith, createTestApp, testSecret } from './app.ts'
import { backedUp } from './backups.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { startTestWorker } from './delivery-worker.ts'
import { putExampleRows } from './example-rows.ts'
import { exampleBodies } from './examples.ts'
import { readZip } from './read-zip.ts'
import { temporaryFolder } from './server-process.ts'

let database: TestDatabase
const ends: (() => unknown)[] = []
beforeEach(async () => {
  database = await testDatabase()
  await addSampleContent(database, new Date())
  await putExampleRows(database.db)
  const { userId, sessionId } = signedIn
  await database.db.execute(sql`
    insert into users (id, email, password_hash, role, email_confirmed_at, created_at, updated_at)
    values (${userId}, 'owner@example.com', '', 'owner', now(), now(), now())`)
  await database.db.execute(sql`
    insert into sessions (id, user_id, method, created_at, refreshed_at)
    values (${sessionId}, ${userId}, 'password', now(), now())`)
})
const signedIn = callerWith('owner') as AdminCaller
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Part of every secret below. Its characters are base64's, so that it is found in any encoding. */
const canary = 'canaryBirdThatNobodyMayHearX'
const webhookSecret = `whsec_${canary}${'A'.repeat(12)}`

interface Ports {
  http: number
  smtp: number
}

/** A valid value for each secret setting. */
const secrets: Partial<Record<OwnerSettingName, (ports: Ports) => string>> = {
  SMTP_URL: ({ smtp }) => `smtp://site:${canary}@127.0.0.1:${smtp}`,
  GOOGLE_SERVICE_ACCOUNT_JSON: ({ http }) =>
    JSON.stringify({
      client_email: 'rows@mendline.example',
      private_key: `-----BEGIN PRIVATE KEY-----\n${canary}\n-----END PRIVATE KEY-----\n`,
      private_key_id: canary,
      token_uri: `http://127.0.0.1:${http}/token`,
    }),
  IMAP_PASSWORD: () => canary,
  MAIL_OAUTH_CLIENT_SECRET: () => canary,
  MAIL_OAUTH_SIGN_IN: () =>
    JSON.stringify({ provider: 'microsoft', clientId: 'client', refreshToken: canary }),
  ZOOM_CLIENT_SECRET: () => canary,
  WEBHOOK_URL: ({ http }) => `http://127.0.0.1:${http}/${canary}`,
  WEBHOOK_SECRET: () => webhookSecret,
  AI_API_KEY: () => canary,
  BACKUP_PASSPHRASE: () => canary,
}
const besides = ({ http, smtp }: Ports): Partial<Record<OwnerSettingName, string>> => ({
  // The server there speaks no IMAP, and repeats the password all the same.
  IMAP_URL: `imap://nora@127.0.0.1:${smtp}`,
  OWNER_EMAIL: 'owner@mendline.example',
  MAIL_OAUTH_PROVIDER: 'microsoft',
  MAIL_OAUTH_CLIENT_ID: 'client',
  MAIL_OAUTH_USER: 'hello@mendline.example',
  GOOGLE_SHEETS_ID: 'sheet',
  ZOOM_ACCOUNT_ID: 'account',
  ZOOM_CLIENT_ID: 'client',
  ZOOM_MEETING_ID: '81233345',
  AI_BASE_URL: `http://127.0.0.1:${http}/v1`,
  AI_MODEL: 'm',
})

/** Starts servers that refuse everything and repeat what they were sent, as failing services may. */
async function startEcho(): Promise<Ports> {
  const web = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const said = JSON.stringify({ error: request.url, said: [request.rawHeaders, body, canary] })
      response.writeHead(401, `Not with ${canary}`, { 'x-echo': encodeURIComponent(said) }).end(said)
    })
  })
  const mail = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      const line = data.toString().trim()
      if (/^EHLO/i.test(line)) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n')
      else socket.write(`535 5.7.8 ${line} is not ${canary}\r\n`)
    })
  })
  const ports: number[] = []
  for (const server of [web, mail]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => void server.close())
    ports.push((server.address() as AddressInfo).port)
  }
  ends.push(() => web.closeAllConnections())
  const [http = 0, smtp = 0] = ports
  return { http, smtp }
}

/** Returns the text, and its base64 and percent-encoded parts decoded. */
function readings(text: string): string {
  const decoded = Array.from(text.matchAll(/[\w+/=-]{16,}/g), ([word]) =>
    Buffer.from(word, 'base64').toString('latin1'),
  )
  return [
    text,
    text.replaceAll(/%([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    ...decoded,
  ].join('\n')
}

test('a secret of any setting is in no response, log, export, backup, undo snapshot or mail', async () => {
  const ports = await startEcho()
  const environment = {
    ZOOM_TOKEN_URL: `http://127.0.0.1:${ports.http}/token`,
    ZOOM_API_URL: `http://127.0.0.1:${ports.http}/v2`,
    GOOGLE_SHEETS_API_URL: `http://127.0.0.1:${ports.http}`,
    MAIL_OAUTH_TOKEN_URL: `http://127.0.0.1:${ports.http}/token`,
  }
  const privateHosts = createPrivateHosts('127.0.0.1')
  const settings = ownerSettingsUnder({ environment, secret: testSecret, siteUrl: undefined, privateHosts })
  const inForce = async () => settings.inForce(await savedSettings(database.db)).settings

  const outputs: Record<string, string> = {}
  const logs: string[][] = []
  let count = 0
  const keep = (source: string, text: string) => (outputs[`${source}, ${(count += 1)}`] = text)
  function appFor(role: 'owner' | 'editor' | 'viewer' | 'user' | 'anonymous') {
    const app = createTestApp(database, {
      role,
      hasWebhook: true,
      outside: {
        settings,
        viewersMayExport: true,
        async testConnection(name) {
          const { services, saved } = await inForce()
          const clients = connectServices({
            options: services,
            saved,
            guard: createHostGuard(privateHosts),
            settingsRenderer: createSettingsRenderer({ siteUrl: 'https://mendline.example', links: {} }),
            captureDir: tmpdir(),
            now: () => new Date(),
            timeoutMs: 10_000,
          })
          return runChecks(name, clients)
        },
      },
    })
    logs.push(app.logLines)
    return {
      async post(name: string, body: unknown) {
        const answer = await app.post(name, body)
        keep(`${name} by ${role}`, JSON.stringify([answer.body, [...answer.headers]]))
        return answer
      },
      async read(path: string) {
        const answer = await app.request(path)
        expect(answer.status, path).toBe(200)
        keep(`${path} by ${role}`, await answer.text())
      },
    }
  }
  const owner = appFor('owner')

  async function save(values: Partial<Record<OwnerSettingName, string | null>>) {
    const savedAt = new Map((await savedSettings(database.db)).map((row) => [row.key, row.updated_at]))
    const changes = Object.entries(values).map(([name, value]) => ({
      name,
      value,
      updatedAt: savedAt.get(name)?.toISOString() ?? null,
    }))
    const answer = await owner.post('save-settings', { changes })
    expect(answer.status, JSON.stringify(answer.body.issues)).toBe(200)
    return answer.body['logId'] as string
  }

  const secretNames = ownerSettingNames.filter((name) => isSecretSetting(name))
  expect(Object.keys(secrets).toSorted()).toEqual(secretNames.toSorted())
  const values = Object.fromEntries(secretNames.map((name) => [name, secrets[name]?.(ports) ?? '']))
  for (const value of Object.values(values)) expect(value).toContain(canary)

  // Saves, disconnects and undoes that, which cannot restore a secret; then saves again.
  await save({ ...besides(ports), ...values })
  const logId = await save(
    Object.fromEntries(Object.keys({ ...besides(ports), ...values }).map((name) => [name, null])),
  )
  await owner.post('undo', { id: logId })
  await save({ ...besides(ports), ...values })
  expect([...(await inForce()).saved]).toEqual(expect.arrayContaining(secretNames))

  async function testEach(connections: readonly string[]) {
    for (const connection of connections) {
      const { body } = await owner.post('test-connection', { connection })
      // The test did call the service, which repeats what it was sent.
      expect(JSON.stringify(body), connection).toContain('failed')
    }
  }
  await testEach(servicesWithChecks)
  // Without the OAuth sign-in, which takes precedence, mail signs in by password.
  await save({ MAIL_OAUTH_SIGN_IN: null })
  await testEach(['mail'])
  for (const role of ['anonymous', 'user', 'viewer', 'editor', 'owner'] as const) {
    const { post } = appFor(role)
    for (const { contract } of functions) await post(contract.name, exampleBodies[contract.name])
  }
  // The examples may have changed these settings.
  await save({ ...besides(ports), ...values })
  const { body } = await owner.post('create-export', { what: 'contacts' })
  await owner.read((body['data'] as { url: string }).url)

  // Deliveries: first every service refuses and repeats its secret, then a mail server accepts.
  const given = { ...environment, ...besides(ports), ...values }
  const attempts = () =>
    database.db.execute<{ kind: string }>(
      sql`select distinct d.kind from delivery_attempts a join deliveries d on d.id = a.delivery_id`,
    )
  const refusing = await startTestWorker(database, { env: given, withNotices: true, timeoutMs: 5_000 })
  ends.push(() => refusing.stop())
  logs.push(refusing.logLines)
  await expect
    .poll(async () => {
      refusing.wake()
      return (await attempts()).rows.map(({ kind }) => kind)
    })
    .toEqual(expect.arrayContaining(['webhook']))
  await refusing.stop()

  const smtp = await startSmtpStandIn({ credentials: { user: 'site', password: canary } })
  ends.push(() => smtp.stop())
  const sending = await startTestWorker(database, {
    env: { ...given, SMTP_URL: smtp.url, MAIL_OAUTH_SIGN_IN: undefined },
    withNotices: true,
    timeoutMs: 5_000,
  })
  ends.push(() => sending.stop())
  logs.push(sending.logLines)
  await expect
    .poll(() => {
      sending.wake()
      return smtp.mails.length
    })
    .toBeGreaterThan(0)
  await sending.stop()
  for (const mail of smtp.mails) keep('a mail', mail.raw.toString())

  for (const [table, rows] of Object.entries(await allRows(database))) keep(`table ${table}`, rows.join('\n'))
  // The backup is encrypted with the passphrase that is one of the secrets.
  const { path } = await backedUp(database, undefined, testSecret)
  const lines: string[] = []
  for await (const line of readBackupLines(path, canary)) lines.push(line)
  expect(lines.join('\n')).toContain('AI_API_KEY')
  keep('backup', lines.join('\n'))
  keep('backup as a file', readFileSync(path, 'latin1'))
  const zip = join(temporaryFolder(), 'everything.zip')
  const client = await database.pool.connect()
  await writeExport(client, { path: zip, now: new Date() }).finally(() => client.release())
  for (const [name, content] of readZip(zip)) keep(`export of everything, ${name}`, content.toString())
  for (const logged of logs) keep('log', logged.join('\n'))

  const heard = Object.entries(outputs).filter(([, text]) => readings(text).includes(canary))
  expect(heard.map(([source]) => source)).toEqual([])
})
