import { serviceNames } from '#domain/services'
import { describe, expect, test } from 'vitest'
import type { GivenSettings } from './given-settings.ts'
import { serviceFaults, serviceSettingsOf } from './service-settings.ts'

const serviceAccount = JSON.stringify({ client_email: 'a@b.example', private_key: 'x' })

const settingsOf = (given: GivenSettings) => serviceSettingsOf(given, undefined)
const servicesOf = (given: GivenSettings) => settingsOf(given).services
const faultsOf = (given: GivenSettings) =>
  serviceFaults(given)
    .map(({ name, message }) => `${name} ${message}`)
    .join('\n')

test('without settings nothing is connected', () => {
  const { connected } = settingsOf({})
  expect(connected).toEqual({ ...Object.fromEntries(serviceNames.map((name) => [name, false])), web: true })
})

describe('the spreadsheet', () => {
  test('is connected with its id and a key', () => {
    const { spreadsheet } = servicesOf({
      GOOGLE_SHEETS_ID: 'sheet',
      GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount,
    })
    expect(spreadsheet).toMatchObject({ spreadsheetId: 'sheet', serviceAccountJson: serviceAccount })
  })

  test.each([
    [{ GOOGLE_SHEETS_ID: 'sheet' }, 'GOOGLE_SERVICE_ACCOUNT_JSON is missing'],
    [{ GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount }, 'GOOGLE_SHEETS_ID is missing'],
    [{ GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: '/key.json' }, 'must be the whole key file'],
    [{ GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: '{}' }, 'must be the whole key file'],
  ])('is refused if incomplete', (source, message) => {
    const text = faultsOf(source)
    expect(text).toContain(message)
    expect(text).not.toContain('private_key":"x')
  })
})

test('uses the outside links that are set', () => {
  const { outsideLinks } = settingsOf({
    BOOKING_URL: 'https://cal.example/me',
    PODCAST_EMBED_URL: 'https://youtu.be/dQw4w9WgXcQ',
  })
  expect(outsideLinks).toEqual({
    BOOKING_URL: 'https://cal.example/me',
    PODCAST_EMBED_URL: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
})

const zoom = {
  ZOOM_ACCOUNT_ID: 'account',
  ZOOM_CLIENT_ID: 'client',
  ZOOM_CLIENT_SECRET: 'secret',
  ZOOM_MEETING_ID: '857 4606 5432',
}

test('connects Zoom when its four settings are set, with the address of the API where one is set', () => {
  expect(servicesOf({ ...zoom, ZOOM_API_URL: 'http://127.0.0.1:4000/v2' }).zoom).toEqual({
    accountId: 'account',
    clientId: 'client',
    clientSecret: 'secret',
    meetingId: '85746065432',
    apiUrl: 'http://127.0.0.1:4000/v2',
  })
})

test.each(Object.keys(zoom))('names what Zoom still needs when there is only %s', (name) => {
  const message = faultsOf({ [name]: zoom[name as keyof typeof zoom] })
  for (const other of Object.keys(zoom)) {
    expect(message.includes(`${other} is missing`), other).toBe(other !== name)
  }
})

describe('the assistant’s model', () => {
  const model = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' }

  test('is called once it has an address and a name', () => {
    expect(servicesOf({}).model).toBeUndefined()
    expect(servicesOf({ ...model, AI_DAILY_TOKEN_CAP: '0' }).model).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: undefined,
      model: 'small',
      dailyTokenCap: 0,
    })
  })

  test.each([
    [{ AI_BASE_URL: model.AI_BASE_URL }, 'AI_MODEL is missing'],
    [{ ...model, AI_BASE_URL: 'localhost' }, 'AI_BASE_URL must be'],
    [{ ...model, AI_DAILY_TOKEN_CAP: 'many' }, 'AI_DAILY_TOKEN_CAP must be'],
  ])('is refused: %o', (source, fault) => {
    expect(faultsOf(source)).toContain(fault)
  })
})

const nineToFive = [{ from: 540, to: 1020 }]

test('the promised response time is two hours of a working day by default', () => {
  expect(serviceSettingsOf({}, undefined).replyPromise).toEqual({
    hours: 2,
    week: [[], nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, []],
    exceptions: [],
    zone: 'America/New_York',
  })
  const given = {
    REPLY_PROMISE_HOURS: '0.5',
    BUSINESS_HOURS: 'Sat 08:00-12:30',
    BUSINESS_TIMEZONE: 'Europe/Berlin',
    DAYS_OFF: '2026-12-26',
  }
  expect(serviceFaults(given)).toEqual([])
  expect(serviceSettingsOf(given, undefined).replyPromise).toEqual({
    hours: 0.5,
    week: [[], [], [], [], [], [], [{ from: 480, to: 750 }]],
    exceptions: [{ from: '2026-12-26', to: '2026-12-26', parts: [], name: undefined }],
    zone: 'Europe/Berlin',
  })
  const wrong = {
    REPLY_PROMISE_HOURS: '0',
    BUSINESS_HOURS: '9 to 5',
    BUSINESS_TIMEZONE: 'Here',
    DAYS_OFF: 'Thanksgiving',
  }
  expect(serviceFaults(wrong).map(({ name }) => name)).toEqual(Object.keys(wrong))
})

test('calls follow the business hours until they have their own, and share its days off', () => {
  const days = { BUSINESS_HOURS: 'Mon 09:00-17:00', DAYS_OFF: '2026-12-28' }
  const business = serviceSettingsOf(days, undefined)
  expect(business.callRules).toEqual({
    hours: {
      week: business.replyPromise.week,
      exceptions: business.replyPromise.exceptions,
      zone: 'America/New_York',
    },
    promise: business.replyPromise,
    bufferMinutes: 10,
    noticeHours: 4,
    horizonDays: 30,
    perDay: 5,
    autoConfirms: false,
    mailsNoShows: true,
  })
  const own = {
    ...days,
    CALL_HOURS: 'Tue 10:00-11:00',
    CALL_BUFFER_MINUTES: '0',
    CALL_NOTICE_HOURS: '24',
    CALL_HORIZON_DAYS: '60',
    CALLS_PER_DAY: '2',
    CALL_AUTO_CONFIRM: 'on',
    CALL_MISSED_MAIL: 'off',
  }
  expect(serviceFaults(own)).toEqual([])
  const { hours, promise, ...rules } = serviceSettingsOf(own, undefined).callRules
  expect(hours.week[2]).toEqual([{ from: 600, to: 660 }])
  expect(hours.week[1]).toEqual([])
  expect(hours.exceptions).toEqual(promise.exceptions)
  expect(promise.week[1]).toEqual(nineToFive)
  expect(rules).toEqual({
    bufferMinutes: 0,
    noticeHours: 24,
    horizonDays: 60,
    perDay: 2,
    autoConfirms: true,
    mailsNoShows: false,
  })
})

test.each([
  ['CALL_HOURS', 'always'],
  ['CALL_BUFFER_MINUTES', '-1'],
  ['CALL_NOTICE_HOURS', '1.5'],
  ['CALL_HORIZON_DAYS', '0'],
  ['CALL_HORIZON_DAYS', '400'],
  ['CALLS_PER_DAY', 'many'],
])('%s cannot be %s', (name, value) => {
  expect(serviceFaults({ [name]: value }).map((fault) => fault.name)).toEqual([name])
})

test('viewers may not export by default', () => {
  expect(serviceSettingsOf({}, undefined).viewersMayExport).toBe(false)
  expect(serviceSettingsOf({ VIEWER_EXPORTS: 'off' }, undefined).viewersMayExport).toBe(false)
  expect(serviceSettingsOf({ VIEWER_EXPORTS: 'on' }, undefined).viewersMayExport).toBe(true)
  expect(serviceFaults({ VIEWER_EXPORTS: 'yes' })).toEqual([
    { name: 'VIEWER_EXPORTS', message: 'must be on or off' },
  ])
})

describe('the webhook', () => {
  const secret = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`

  test.each([
    'https://hooks.example.com/catch/1/abc',
    'http://localhost:5678/webhook/leads',
    'http://127.0.0.1:5678/webhook/leads',
    'http://[::1]:5678/webhook/leads',
    'http://10.0.3.7/webhook/leads',
    'http://n8n:5678/webhook/leads',
    'http://tower.local/webhook/leads',
  ])('accepts %s', (url) => {
    expect(servicesOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret })
  })

  test.each([
    ['ftp://hooks.example.com/', 'WEBHOOK_URL must be an http or https address'],
    ['hooks.example.com', 'WEBHOOK_URL must be an http or https address'],
    ['http://hooks.example.com/catch', 'WEBHOOK_URL must begin with https://'],
    ['http://93.184.216.34/catch', 'WEBHOOK_URL must begin with https://'],
    ['http://localhost.example.com/', 'WEBHOOK_URL must begin with https://'],
    ['https://ada:pass@hooks.example.com/', 'WEBHOOK_URL must hold no user name or password'],
  ])('refuses %s', (url, message) => {
    const faults = faultsOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })
    expect(faults).toContain(message)
    expect(faults.split('\n')).toHaveLength(1)
  })

  test.each([
    'a password of somebody’s',
    'whsec_',
    `whsec_${Buffer.alloc(23).toString('base64')}`,
    `whsec_${Buffer.alloc(65).toString('base64')}`,
    `whsec_${Buffer.alloc(32).toString('base64')}!`,
  ])('refuses to sign with %s', (given) => {
    const faults = faultsOf({ WEBHOOK_URL: 'https://hooks.example.com/', WEBHOOK_SECRET: given })
    expect(faults).toContain('WEBHOOK_SECRET must be whsec_ followed by 32 to 88 letters')
  })

  test('needs both an address and a secret', () => {
    expect(faultsOf({ WEBHOOK_URL: 'https://hooks.example.com/' })).toContain('WEBHOOK_SECRET is missing')
    expect(faultsOf({ WEBHOOK_SECRET: secret })).toContain('WEBHOOK_URL is missing')
  })
})
