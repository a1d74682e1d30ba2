import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp, type PostResponse } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { putExampleContent } from '#test/example-content'
import { exampleBodies } from '#test/examples'
import { putExampleRows } from '#test/example-rows'
import { sample } from '#test/sample'
import { functions } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  // The rows that examples change must exist.
  await addSampleContent(database, new Date())
  await putExampleRows(database.db)
})

/** Wrong types for a body. */
const wrongValues: Json[] = [null, 12, -1.5, true, '', 'x', [], ['x'], {}, { a: 1 }, [[[[]]]]]

/** Whether a function validates more than its contract: settings by name, facts by others, a token by signature. */
const validatesBeyondContract = (name: string) =>
  [
    'save-settings',
    'save-content',
    'publish-content',
    'publish-facts',
    'prove-mail',
    'restore-content-version',
  ].includes(name)

const hostileTexts = [
  '\0',
  'a\0b',
  '\uD800',
  '\u202Egnp.exe',
  "'; drop table deliveries; --",
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '\r\nBcc: a@example.com',
  '${7*7}{{7*7}}',
  '😀'.repeat(400),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '\u0007\u001b[31m',
]

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Every place in a body, as a path of keys. */
function places(value: Json, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

function changed(
  body: Json,
  path: string[],
  change: (parent: Record<string, Json>, key: string) => void,
): Json {
  const copy = structuredClone({ body })
  let parent = copy as unknown as Record<string, Json>
  const keys = ['body', ...path]
  for (const key of keys.slice(0, -1)) parent = parent[key] as Record<string, Json>
  change(parent, keys.at(-1) ?? '')
  return copy.body
}

/** Expects a 4xx in the contract's shape, with a readable sentence. */
function expectRefusal(answer: PostResponse, about: unknown): void {
  expect(answer.status, JSON.stringify(about)?.slice(0, 200)).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(about)?.slice(0, 200)).toBeLessThan(500)
  expect(answer.body.error).toMatch(/^[A-Z].{5,}/)
  expect(answer.body.error).not.toMatch(/invalid input|undefined|\[object/i)
  expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  if (answer.status === 422) expect(answer.body.issues?.length).toBeGreaterThan(0)
}

test('every function has an example and every example a function', () => {
  expect(Object.keys(exampleBodies).toSorted()).toEqual(
    functions.map(({ contract }) => contract.name).toSorted(),
  )
})

describe.each(functions.map((definition) => [definition.contract.name, definition] as const))(
  '%s',
  (name, definition) => {
    const body = exampleBodies[name] as Json
    const admin = { role: 'owner' as const }
    let rows: number

    beforeEach(async () => {
      // Reset, because the next call has not seen what an earlier one has published or saved.
      await putExampleContent(database.db)
      rows = await countAllRows(database)
    })
    const expectNothingStored = async () => expect(await countAllRows(database)).toBe(rows)

    test('accepts its example and returns its contract’s shape', async () => {
      const answer = await createTestApp(database, admin).post(name, body)
      expect(answer.status, answer.body.error).toBe(200)
      expect(definition.contract.output.safeParse(answer.body).success).toBe(true)
    })

    test('accepts the headers that supabase-js sends', async () => {
      const headers = { apikey: 'public', authorization: 'Bearer public', 'x-client-info': 'supabase-js/2' }
      expect((await createTestApp(database, admin).post(name, body, headers)).status).toBe(200)
    })

    test('accepts POST only', async () => {
      const { request } = createTestApp(database, admin)
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await request(`/functions/v1/${name}`, { method })
        expect(answer.status).toBe(405)
        expect(answer.headers.get('allow')).toBe('POST')
      }
    })

    test('refuses what is not JSON', async () => {
      const { post } = createTestApp(database, admin)
      for (const text of [
        '',
        '{',
        '{"a":',
        'null null',
        '\u0000',
        JSON.stringify(body).slice(0, -1),
        'a=1&b=2',
      ]) {
        const answer = await post(name, text)
        expectRefusal(answer, text)
        expect(answer.body.code).toBe('bad_json')
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '',
      ]) {
        const answer = await post(name, body, { 'content-type': type })
        expectRefusal(answer, type)
        expect(answer.body.code).toBe('unsupported_media_type')
      }
      await expectNothingStored()
    })

    test('refuses a body that is too large, with and without a length', async () => {
      const { post, request } = createTestApp(database, admin)
      const limit = definition.bodyLimitBytes ?? 64 * 1024
      const answer = await post(name, { padding: 'x'.repeat(limit) })
      expect(answer.body.code).toBe('too_large')
      const chunk = new TextEncoder().encode('x'.repeat(8 * 1024))
      let sent = 0
      const endless = new ReadableStream({
        pull(controller) {
          sent += chunk.byteLength
          controller.enqueue(chunk)
        },
      })
      const chunked = await request(`/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: endless,
        duplex: 'half',
      } as RequestInit)
      expect(chunked.status).toBe(413)
      expect(sent).toBeLessThan(limit * 2)
      await expectNothingStored()
    })

    test('refuses every wrong type and every missing required field', async () => {
      const { post } = createTestApp(database, admin)
      for (const wrong of wrongValues) {
        if (definition.contract.input.safeParse(wrong).success) continue
        expectRefusal(await post(name, JSON.stringify(wrong)), wrong)
      }
      await expectNothingStored()
      for (const path of places(body).filter((place) => place.length > 0)) {
        const without = changed(body, path, (parent, key) => delete parent[key])
        const wrongBodies = sample(wrongValues, 3).map((wrong) =>
          changed(body, path, (parent, key) => (parent[key] = wrong)),
        )
        for (const variant of [without, ...wrongBodies]) {
          const isValid = definition.contract.input.safeParse(variant).success
          const answer = await post(name, variant)
          if (isValid && !validatesBeyondContract(name)) expect(answer.status, answer.body.error).toBe(200)
          else if (answer.status !== 200 || !isValid) {
            expectRefusal(answer, [path, variant])
            if (!isValid || answer.status === 422)
              expect(answer.body.issues?.map((issue) => issue.path).join(' ')).toContain(path[0])
          }
        }
      }
    })

    test('refuses unknown fields, at every level', async () => {
      const { post } = createTestApp(database, admin)
      const objects = places(body).filter((path) => {
        const value = path.reduce<Json>((inner, key) => (inner as Record<string, Json>)[key] as Json, body)
        return typeof value === 'object' && value !== null && !Array.isArray(value)
      })
      for (const path of objects) {
        for (const extra of ['surprise', 'constructor', 'is_admin']) {
          const variant = changed(body, [...path, extra], (parent, key) => (parent[key] = 'x'))
          const answer = await post(name, variant)
          expectRefusal(answer, variant)
          expect(answer.body.issues).toContainEqual({
            path: [...path, extra].join('.'),
            message: expect.stringContaining(extra),
          })
        }
      }
      const poisoned = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"access":"admin"},')
      const answer = await post(name, poisoned)
      expect(answer.status).toBeLessThan(500)
      await (answer.status === 200 ? undefined : expectNothingStored())
    })

    test('accepts hostile text in a field, or refuses it with a 4xx and stores nothing', async () => {
      const { post, logLines } = createTestApp(database, admin)
      for (const path of places(body)) {
        const value = path.reduce<Json>((inner, key) => (inner as Record<string, Json>)[key] as Json, body)
        if (typeof value !== 'string') continue
        let before = await countAllRows(database)
        for (const text of sample(hostileTexts, 3)) {
          const answer = await post(
            name,
            changed(body, path, (parent, key) => (parent[key] = text)),
          )
          const after = await countAllRows(database)
          if (answer.status !== 200) {
            expectRefusal(answer, [path, text])
            expect(after).toBe(before)
          }
          before = after
        }
      }
      expect(logLines.join('')).not.toContain('drop table')
    })

    test('returns the first response to a repeat under the same key and stores nothing', async () => {
      const { post } = createTestApp(database, admin)
      const first = await post(name, body, { 'idempotency-key': `repeat-${name}` })
      expect(first.status, first.body.error).toBe(200)
      const after = await countAllRows(database)
      const repeats = await Promise.all(
        Array.from({ length: 5 }, () => post(name, body, { 'idempotency-key': `repeat-${name}` })),
      )
      // A link that is shown once is in no stored copy.
      const { link: _shownOnce, ...stored } = first.body
      for (const repeat of repeats) expect(repeat.body).toEqual(stored)
      expect(await countAllRows(database)).toBe(after)
      expect((await post(name, body, { 'idempotency-key': 'x'.repeat(201) })).body.code).toBe('invalid')
    })
  },
)
