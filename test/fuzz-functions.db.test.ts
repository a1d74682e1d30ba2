import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultContent } from '#content/facts/default-content'
import { ownerSettingNames } from '#domain/owner-setting'
import { contacts } from '#server/db/schema/contacts'
import { functions } from '#server/functions/index'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp, type PostResponse } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { putExampleContent } from './example-content.ts'
import { putExampleRows } from './example-rows.ts'
import { exampleBodies } from './examples.ts'
import {
  fieldsOf,
  hostileCursors,
  hostileValuesFor,
  inputSchema,
  type Json,
  withField,
} from './hostile-fields.ts'
import { exampleContacts } from './one-contact.ts'
import { sample } from './sample.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await addSampleContent(database, new Date())
  await putExampleRows(database.db)
  // Enough contacts for every order of the list to have a second page.
  const at = new Date('2026-04-05T06:07:08.009Z')
  await database.db.insert(contacts).values(
    [1, 2, 3, 4].map((n) => ({
      id: randomUUID(),
      email: `fuzz-${n}@example.com`,
      score: n,
      yearly_cost: n * 1000,
      next_step: 'Ring',
      next_step_on: `2026-12-0${n}`,
      waiting_since: at,
      first_asked_at: at,
      created_at: at,
      last_activity_at: at,
    })),
  )
})
beforeEach(() => putExampleContent(database.db))

const owner = () => createTestApp(database, { role: 'owner' })

/** Bodies that reach statements which the example of the function does not. */
const otherBodies: Readonly<Record<string, readonly object[]>> = {
  'update-contacts': [
    { next_step: 'Ring', filter: {}, expectedCount: 1 },
    { next_step: 'Ring', ids: [exampleContacts.ada], versions: { [exampleContacts.ada]: 0 } },
  ],
  'set-contact-status': [
    { status: 'parked', filter: {}, expectedCount: 1 },
    { status: 'parked', ids: [exampleContacts.ada], versions: { [exampleContacts.ada]: 0 } },
  ],
  'replay-deliveries': [{ filter: { view: 'held' }, expectedCount: 1 }],
  'release-submission': [{ filter: {}, expectedCount: 1 }],
  'reject-submission': [{ filter: {}, expectedCount: 1 }],
  'create-export': [{ what: 'contact', ids: [exampleContacts.ada] }],
  'import-contacts': ['name', 'email', 'phone', 'linkedin', 'company'].flatMap((column) =>
    ['\0', '\uD800', '%', 'x'.repeat(5000)].map((value) => ({
      csv: `email,${column}\nfuzz-import@example.com,${value}\n`,
      dryRun: false,
    })),
  ),
  'save-settings': ownerSettingNames.flatMap((name) =>
    ['12', '\0', '\uD800', 'https://[::1', 'smtp://%'].map((value) => ({
      changes: [{ name, value, updatedAt: null }],
    })),
  ),
}

/** Returns a description if the response is a server error, or a refusal without a readable message. */
function faultOf({ status, body }: PostResponse, about: unknown): string[] {
  const isSound =
    status === 200 || (status < 500 && /^[A-Z].{5,}/.test(body.error) && (status !== 422 || body.issues))
  return isSound ? [] : [`${status} for ${JSON.stringify(about).slice(0, 200)}: ${body.error}`]
}

/** The fields to vary. Those that all forms share are varied for one form only. */
const ownFields = (name: string, root: ReturnType<typeof inputSchema>) =>
  fieldsOf(root).filter(
    ({ path }) => name === 'subscribe-contact' || !['visit', 'stamp', 'topic'].includes(path[0] ?? ''),
  )

const hasFilter = (body: Json) =>
  typeof body === 'object' && body !== null && ('filter' in body || 'versions' in body)

describe.each(functions.map(({ contract }) => [contract.name, contract] as const))('%s', (name, contract) => {
  const root = inputSchema(contract)
  const bodies = [exampleBodies[name] as Json, ...((otherBodies[name] ?? []) as Json[])]

  test('responds to no hostile field with a server error', async () => {
    const { post } = owner()
    const faults: string[] = []
    for (const body of bodies) {
      faults.push(...faultOf(await post(name, body), body))
      // The fields of further bodies are varied only if they have a filter or versions.
      for (const field of body === bodies[0] || hasFilter(body) ? ownFields(name, root) : []) {
        for (const value of sample(hostileValuesFor(field), 4)) {
          const variant = withField(root, body, field.path, value)
          faults.push(...faultOf(await post(name, variant), { [field.path.join('.')]: value }))
        }
      }
    }
    expect(faults.join('\n')).toBe('')
  })
})

const lists = functions.flatMap(({ contract }) => {
  const { properties = {} } = inputSchema(contract)
  const sorts = (properties['sort']?.enum ?? [undefined]) as (string | undefined)[]
  return 'cursor' in properties ? sorts.map((sort) => [contract.name, sort] as const) : []
})

test('more than five functions take a cursor', () => {
  expect(new Set(lists.map(([name]) => name)).size).toBeGreaterThan(5)
})

describe.each(lists)('the cursor of %s, sorted by %s', (name, sort) => {
  test('causes no server error when it is forged', async () => {
    const { post } = owner()
    const body = {
      ...(name === 'get-contact' ? { id: exampleContacts.ada } : { limit: 1 }),
      ...(name === 'get-workshop-session' && exampleBodies[name]),
      ...(sort !== undefined && { sort }),
      ...(sort === 'match' && { q: 'fuzz' }),
    }
    const first = await post(name, body)
    expect(first.status, first.body.error).toBe(200)
    const real = (first.body['nextCursor'] as string | null | undefined) ?? null
    const faults: string[] = []
    for (const cursor of hostileCursors(name === 'list-kept-mails' ? null : real)) {
      const answer = await post(name, { ...body, cursor })
      faults.push(...faultOf(answer, Buffer.from(cursor, 'base64url').toString()))
    }
    expect(faults.join('\n')).toBe('')
  })
})

test('save-content refuses or saves any value of a fact without a server error', async () => {
  const { post } = owner()
  const { draft } = (await post('get-content', {})).body['data'] as { draft: { savedAt: string } | null }
  let seen = draft?.savedAt ?? null
  const faults: string[] = []
  for (const [fact, value] of Object.entries(defaultContent as unknown as Record<string, Json>)) {
    const leaves = value !== null && typeof value === 'object' ? Object.keys(value) : []
    for (const hostile of [2_147_483_648, 1e300, 1.5, '\0', '\uD800', null, [], {}]) {
      for (const overlay of [
        { [fact]: hostile },
        ...leaves.map((leaf) => ({ [fact]: { [leaf]: hostile } })),
      ]) {
        const answer = await post('save-content', { overlay, seen })
        faults.push(...faultOf(answer, overlay))
        const saved = (answer.body['data'] as { draft?: { savedAt: string } } | undefined)?.draft
        if (saved) seen = saved.savedAt
      }
    }
  }
  expect(faults.join('\n')).toBe('')
})

const textsAnywhere = [
  '\0',
  '\uD800',
  '%00',
  '%ff',
  '%',
  "'",
  '../..',
  'x'.repeat(3000),
  '1e400',
  '__proto__',
  '{}',
]

test('no /auth/v1 endpoint responds to a hostile field with a server error', async () => {
  const { request } = owner()
  const valid = {
    email: 'ada@example.com',
    password: 'a password of some length',
    type: 'signup',
    token: 'x',
    token_hash: 'x',
    refresh_token: 'x',
    current_password: 'x',
  }
  const faults: string[] = []
  for (const [method, path] of [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=refresh_token'],
    ['POST', '/verify'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['POST', '/set-up'],
  ] as const) {
    for (const name of Object.keys(valid)) {
      for (const value of [...textsAnywhere, null, 1e300, {}, []]) {
        const body = JSON.stringify({ ...valid, [name]: value })
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${encodeURI('x')}` }
        const { status } = await request(`/auth/v1${path}`, { method, body, headers })
        if (status >= 500) faults.push(`${status} for ${path} with ${name} ${JSON.stringify(value)}`)
      }
    }
  }
  expect(faults.join('\n')).toBe('')
})

test('no other endpoint responds to hostile parameters with a server error', async () => {
  const { request } = owner()
  const faults: string[] = []
  for (const path of [
    '/exports/leads.csv?ticket=',
    '/exports/lead.json?ticket=',
    '/auth/v1/verify?type=signup&token=',
    '/pictures/',
    '/calendars/',
    '/newsletter/one-click?token=',
    '/events/',
    '/form-stamp?',
    '/free-ai-workshop/session?',
    '/functions/v1/',
  ]) {
    for (const text of textsAnywhere) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        for (const sent of [encodeURIComponent(text.toWellFormed()), text.replaceAll(/[\0\uD800]/g, '%00')]) {
          const { status } = await request(`${path}${sent}`, { method })
          if (status >= 500) faults.push(`${status} for ${method} ${path}${sent.slice(0, 40)}`)
        }
      }
    }
  }
  expect(faults.join('\n')).toBe('')
})
