import { generateKeyPairSync } from 'node:crypto'
import { lookup, type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, isIPv4 } from 'node:net'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OwnerSettingName } from '#domain/owner-setting'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { recordConnectionAttempts } from '#test/connection-attempts'
import { internalAddresses, internalAnswers } from '#test/internal-addresses'
import { createHostGuard, type HostGuard } from './host-guard.ts'
import { serviceDefinitions } from './index.ts'

const webhookSecret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`
let privateKey = ''
beforeAll(() => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  privateKey = keys.privateKey
})

type Values = Partial<Record<OwnerSettingName, string>>

/** The settings of a service with its address at a given host, by the setting with that address. */
const settingsAt: Readonly<Record<string, (host: string) => Values>> = {
  SMTP_URL: (host) => ({ SMTP_URL: `smtp://${host}`, MAIL_FROM: 'a@mendline.example' }),
  IMAP_URL: (host) => ({ IMAP_URL: `imaps://nora@${host}`, IMAP_PASSWORD: 'p' }),
  AI_BASE_URL: (host) => ({ AI_BASE_URL: `http://${host}/v1`, AI_MODEL: 'm' }),
  WEBHOOK_URL: (host) => ({ WEBHOOK_URL: `http://${host}/hook`, WEBHOOK_SECRET: webhookSecret }),
  GOOGLE_SERVICE_ACCOUNT_JSON: (host) => ({
    GOOGLE_SHEETS_ID: 'sheet',
    GOOGLE_SERVICE_ACCOUNT_JSON: JSON.stringify({
      client_email: 'rows@mendline.example',
      private_key: privateKey,
      token_uri: `http://${host}/token`,
    }),
  }),
}
const names = Object.keys(settingsAt)
const hosts = Object.values(internalAddresses).flat()

/** Consecutive DNS answers by name; the last one repeats. */
type Answers = Readonly<Record<string, readonly (readonly string[])[]>>

/** Resolves the attacker's names to the given answers and numeric addresses as the system does. Other names fail. */
function attackersLookup(answers?: Answers): typeof lookup {
  const asked = new Map<string, number>()
  function answerOf(hostname: string): readonly string[] | undefined {
    const inTurn = answers?.[hostname]
    const count = asked.get(hostname) ?? 0
    asked.set(hostname, count + 1)
    return inTurn ? inTurn[Math.min(count, inTurn.length - 1)] : internalAnswers[hostname]
  }
  const resolve = (
    hostname: string,
    options: object,
    callback: (error: Error | null, found: LookupAddress[]) => void,
  ) => {
    const known = answerOf(hostname)
    const found = known?.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
    if (found) callback(null, found)
    else if (/^[\da-fx.]+$/i.test(hostname)) lookup(hostname, { ...options, all: true }, callback)
    else callback(Object.assign(new Error('No such name'), { code: 'ENOTFOUND' }), [])
  }
  return resolve as typeof lookup
}

/** Runs every connection test with these values. Only the guard protects the network. */
async function runEveryCheck(values: Values, guard: HostGuard): Promise<PromiseSettledResult<unknown>[]> {
  const definition = serviceDefinitions.find(({ settings }) =>
    Object.keys(values).some((name) => name in settings),
  )
  const options = definition?.options(values, undefined) as object | undefined
  if (!definition || !options) throw new Error(`No service is made of ${Object.keys(values).join()}`)
  const client = definition.connect(options, {
    settingsRenderer: createSettingsRenderer({ siteUrl: 'https://mendline.example', links: {} }),
    captureDir: tmpdir(),
    now: () => new Date(),
    guard,
    timeoutMs: 5_000,
  })
  return Promise.allSettled(Object.values(definition.checks(client)).map((check) => check()))
}

function recorded() {
  const recording = recordConnectionAttempts()
  onTestFinished(recording.stop)
  return recording.attempts
}

test('every setting that makes the server call an address is tested below', () => {
  const called = serviceDefinitions.flatMap(({ settings }) =>
    Object.entries(settings).flatMap(([name, { addressIn }]) => (addressIn ? name : [])),
  )
  expect(names.toSorted()).toEqual(called.toSorted())
  expect(hosts.length + Object.keys(internalAnswers).length).toBeGreaterThanOrEqual(60)
})

describe.each(names)('%s', (name) => {
  const valuesAt: (host: string) => Values = settingsAt[name] ?? (() => ({}))

  test('opens a connection to an allowed host, which proves that the recording works', async () => {
    const attempts = recorded()
    await runEveryCheck(valuesAt('127.0.0.1:9'), createHostGuard(createPrivateHosts('127.0.0.1')))
    expect(attempts).toContain('127.0.0.1:9')
  })

  test.each(hosts)('opens no connection to %s', async (host) => {
    const attempts = recorded()
    const outcomes = await runEveryCheck(
      valuesAt(host),
      createHostGuard(createPrivateHosts(), attackersLookup()),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
    expect(attempts).toEqual([])
  })

  test.each(Object.keys(internalAnswers))('opens no connection to %s, an internal name', async (host) => {
    const guard = createHostGuard(createPrivateHosts(), attackersLookup())
    const attempts = recorded()
    const [first] = await runEveryCheck(valuesAt(`${host}:9`), guard)
    expect(first).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('was not called') },
    })
    expect(attempts).toEqual([])
  })

  test('connects to the checked address, even if the name resolves to another one later (DNS rebinding)', async () => {
    const resolve = attackersLookup({ 'hooks.example.com': [['127.0.0.2'], ['127.0.0.1']] })
    const guard = createHostGuard(createPrivateHosts('127.0.0.2/32'), resolve)
    const attempts = recorded()
    await runEveryCheck(valuesAt('hooks.example.com:9'), guard)
    expect(new Set(attempts)).toEqual(new Set(['127.0.0.2:9']))
  })

  test('a saved internal address is not applied and is reported as a fault', () => {
    const settings = ownerSettingsUnder({
      environment: {},
      secret: 'a secret of the tests',
      siteUrl: undefined,
    })
    for (const host of hosts) {
      const saved = Object.entries(valuesAt(host)).map(([key, value]) => ({
        key,
        value: settings.kept(key as OwnerSettingName, value),
        updated_at: new Date(),
      }))
      const { settings: inForce, faults } = settings.inForce(saved)
      expect(inForce.saved.has(name), host).toBe(false)
      expect(
        faults.map((fault) => fault.name),
        host,
      ).toContain(name)
    }
  })
})

describe.each(names.filter((name) => !['SMTP_URL', 'IMAP_URL'].includes(name)))('%s', (name) => {
  test('follows no redirect to an internal address', async () => {
    let location = ''
    let redirects = 0
    const server = createServer((_request, response) => {
      redirects += 1
      response.writeHead(redirects % 2 ? 307 : 302, { location }).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const resolve = attackersLookup({ 'hooks.example.com': [['127.0.0.1']] })
    const guard = createHostGuard(createPrivateHosts('hooks.example.com'), resolve)
    const attempts = recorded()
    for (const host of hosts) {
      location = encodeURI(`http://${host}/`)
      const outcomes = await runEveryCheck(settingsAt[name]?.(`hooks.example.com:${port}`) ?? {}, guard)
      expect(
        outcomes.map(({ status }) => status),
        host,
      ).toEqual(outcomes.map(() => 'rejected'))
    }
    expect(redirects).toBeGreaterThanOrEqual(hosts.length)
    expect(attempts.filter((address) => address !== `127.0.0.1:${port}`)).toEqual([])
  })
})
