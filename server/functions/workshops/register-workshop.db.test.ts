import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { startZoomStandIn } from '#server/services/zoom/stand-in'

let database: TestDatabase
let worker: TestWorker | undefined
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
const registrations = () => database.db.select().from(workshopRegistrations)
const kinds = async () => {
  const rows = await database.db.select().from(deliveries).orderBy(deliveries.kind)
  return rows.map(({ kind }) => kind)
}

test('register-workshop stores the registration, contact and deliveries, and returns a pending meeting', async () => {
  const answer = await createTestApp(database).post('register-workshop', {
    ...ada,
    email: ' ADA@Example.com ',
  })
  expect(answer.body).toEqual({ data: { status: 'registered', meeting: 'pending' } })
  const [registration] = await registrations()
  expect(registration).toMatchObject({ ...ada, zoom_registrant_id: null, join_url: null })
  expect(await database.db.select().from(contacts)).toMatchObject([ada])
  expect(await database.db.select().from(activities)).toMatchObject([
    { kind: 'readiness-workshop', subject_id: registration?.id },
  ])
  expect(await kinds()).toEqual(['owner-notice', 'zoom-registrant'])
})

test('of 100 concurrent spellings of one address, register-workshop registers one', async () => {
  const { post } = createTestApp(database)
  const spellings = Array.from({ length: 100 }, (_, index) => {
    const mixed = Array.from(ada.email, (letter, at) =>
      (index >> (at % 7)) & 1 ? letter.toUpperCase() : letter,
    )
    return ' '.repeat(index % 3) + mixed.join('')
  })
  const answers = await Promise.all(spellings.map((email) => post('register-workshop', { ...ada, email })))
  const statuses = answers.map(({ body }) => (body['data'] as { status: string }).status)
  expect(statuses.filter((status) => status === 'registered')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'already_registered')).toHaveLength(99)
  expect(await registrations()).toHaveLength(1)
  expect(await kinds()).toEqual(['owner-notice', 'zoom-registrant'])
})

test('registering an address again does not change its registration', async () => {
  const { post } = createTestApp(database)
  await post('register-workshop', ada)
  const again = await post('register-workshop', { ...ada, name: 'Mallory', company: 'Other' })
  expect(again.body).toEqual({ data: { status: 'already_registered', meeting: 'pending' } })
  expect(await registrations()).toMatchObject([ada])
})

test('register-workshop queues the mail at once when Zoom is not connected', async () => {
  await createTestApp(database, { isConnected: false }).post('register-workshop', ada)
  expect(await kinds()).toEqual(['owner-notice', 'workshop-mail', 'zoom-registrant'])
})

test('register-workshop delays the response for a registered address like that for a new one', async () => {
  const waited: Date[] = []
  let isHeld = true
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { post } = createTestApp(database, {
    responseDelay: async (calledAt) => {
      waited.push(calledAt)
      await held
    },
  })
  const answers: Promise<unknown>[] = []
  const before = new Date()
  // The second finds the first; the third has Zoom's confirmation already.
  for (const confirmed of [null, null, 'from Zoom']) {
    if (confirmed) await database.db.update(workshopRegistrations).set({ zoom_registrant_id: confirmed })
    answers.push(post('register-workshop', ada).then(({ body }) => (expect(isHeld).toBe(false), body)))
    await vi.waitFor(() => expect(waited).toHaveLength(answers.length), { timeout: 15_000 })
  }
  for (const calledAt of waited) expect(calledAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
  isHeld = false
  release()
  expect(await Promise.all(answers)).toEqual([
    { data: { status: 'registered', meeting: 'confirmed' } },
    { data: { status: 'already_registered', meeting: 'confirmed' } },
    { data: { status: 'already_registered', meeting: 'confirmed' } },
  ])
})

describe('register-workshop with Zoom', () => {
  test('returns the confirmed meeting, also to repeats, with one call of Zoom', async () => {
    const zoom = await startZoomStandIn()
    const running = await startTestWorker(database, { zoom })
    worker = running
    const { post } = createTestApp(database, {
      async responseDelay() {
        const [registration] = await registrations()
        await running.until(`zoom-registrant:${registration?.id}`, ({ state }) => state === 'delivered')
      },
    })
    const first = await post('register-workshop', ada)
    expect(first.body).toEqual({ data: { status: 'registered', meeting: 'confirmed' } })
    expect(zoom.registrants).toMatchObject([{ email: ada.email }])
    const again = await post('register-workshop', ada)
    expect(again.body).toEqual({ data: { status: 'already_registered', meeting: 'confirmed' } })
    const called = await post('zoom-registration', ada)
    expect(called.body).toEqual({ data: { meeting: 'confirmed' } })
    expect(zoom.callsFor(ada.email)).toBe(1)
    await zoom.stop()
  })

  test.each([
    ['slow', 'stall'],
    ['down', 503],
  ] as const)('returns pending in time when Zoom is %s', async (_, mode) => {
    const zoom = await startZoomStandIn()
    zoom.behave(mode)
    const running = await startTestWorker(database, { zoom, delayOf: () => 60_000 })
    worker = running
    const { post } = createTestApp(database, {
      async responseDelay() {
        running.wake()
        await vi.waitFor(() => expect(zoom.requests.length).toBeGreaterThan(0), { timeout: 20_000 })
      },
    })
    const answer = await post('register-workshop', ada)
    expect(answer.body).toEqual({ data: { status: 'registered', meeting: 'pending' } })
    await zoom.stop()
  })
})

test('register-workshop returns 500 with a readable message when the look-up fails', async () => {
  await database.pool.query('alter table workshop_registrations rename to workshop_registrations_away')
  try {
    expect(await createTestApp(database).post('register-workshop', ada)).toMatchObject({
      status: 500,
      body: { code: 'internal', error: 'Error checking registration status' },
    })
  } finally {
    await database.pool.query('alter table workshop_registrations_away rename to workshop_registrations')
  }
})

test('register-workshop returns 500 with a readable message when the insert fails', async () => {
  await database.pool.query(`alter table workshop_registrations add constraint nobody check (name <> 'Ada')`)
  try {
    expect(await createTestApp(database).post('register-workshop', { ...ada, name: 'Ada' })).toMatchObject({
      status: 500,
      body: { code: 'internal', error: 'Error submitting registration' },
    })
  } finally {
    await database.pool.query('alter table workshop_registrations drop constraint nobody')
  }
})
