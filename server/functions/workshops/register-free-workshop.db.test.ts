import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { nextStart } from '#domain/workshop-schedule'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { nextSession, placesFor } from '#server/queries/workshops/workshop-leads.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const { attendees } = workshopFacts.free
const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
const challenge = 'Quotes wait in my inbox.'
const leads = () => database.db.select().from(workshopLeads)
const mails = async () =>
  (await database.db.select().from(deliveries)).filter(({ kind }) => kind === 'free-workshop-mail')
const place = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { place: string }).place
/** A network of its own for each visitor. */
const senderOf = (index: number) => `198.51.${Math.floor(index / 256)}.${index % 256}`
const seatsLeft = async () => (await nextSession(database.db, new Date())).seatsLeft

test('register-free-workshop reserves a seat in the next session and adds the person to the contacts', async () => {
  const startsAt = nextStart(workshopFacts.free, new Date())
  const { post, request } = createTestApp(database)
  const answer = await post('register-free-workshop', {
    ...ada,
    email: 'ADA@example.com ',
    biggest_challenge: challenge,
  })
  const [lead] = await leads()
  expect(answer.body).toEqual({
    data: { id: lead?.id, place: 'seat', seat: 1, startsAt: startsAt.toISOString() },
  })
  expect(lead).toMatchObject({ ...ada, biggest_challenge: challenge, session_starts_at: startsAt, seat: 1 })
  expect(await database.db.select().from(contacts)).toMatchObject([ada])
  expect(await database.db.select().from(activities)).toMatchObject([
    { kind: 'free-workshop', source: 'free_workshop_registration', subject_id: lead?.id },
  ])
  expect(await mails()).toMatchObject([{ recipient: ada.email }])
  const session = await request('/free-ai-workshop/session')
  expect(session.headers.get('cache-control')).toBe('no-store')
  expect(await session.json()).toEqual({
    startsAt: startsAt.toISOString(),
    seatsLeft: attendees - 1,
    seatsTaken: 1,
  })
})

test('200 concurrent registrations fill the available seats, and the others join the waiting list', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      post('register-free-workshop', { ...ada, email: `visitor${index}@example.com` }, {}, senderOf(index)),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.filter((answer) => place(answer) === 'seat')).toHaveLength(attendees)
  const seats = (await leads()).flatMap(({ seat }) => seat ?? [])
  expect(seats.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: attendees }, (_, index) => index + 1),
  )
  expect(await leads()).toHaveLength(200)
  expect(await mails()).toHaveLength(200)
  expect(await seatsLeft()).toBe(0)
})

test('register-free-workshop gives one person one place, however often and in any spelling they register', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post('register-free-workshop', { ...ada, email: index % 2 ? ' Ada@Example.com' : ada.email }),
    ),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  expect(await leads()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(await seatsLeft()).toBe(attendees - 1)
})

test('a repeated registration with a new challenge updates it and adds a timeline entry', async () => {
  const { post } = createTestApp(database)
  await post('register-free-workshop', { ...ada, biggest_challenge: challenge })
  await post('register-free-workshop', ada)
  await post('register-free-workshop', { ...ada, biggest_challenge: 'And invoices.' })
  expect(await leads()).toMatchObject([{ biggest_challenge: 'And invoices.', seat: 1 }])
  const said = (await database.db.select().from(activities)).map(({ content }) => content.at(-1))
  expect(said).toEqual([
    ['biggest_challenge', challenge],
    ['biggest_challenge', 'And invoices.'],
  ])
})

test('a seat that becomes free is reserved for the waiting list, not for new registrations', async () => {
  const { post } = createTestApp(database)
  for (let index = 0; index <= attendees; index += 1) {
    const visitor = { ...ada, email: `visitor${index}@example.com` }
    await post('register-free-workshop', visitor, {}, senderOf(index))
  }
  await database.pool.query('delete from workshop_leads where seat = 7')
  // An empty seat is for people who wait: it is neither available nor taken.
  expect(await nextSession(database.db, new Date())).toMatchObject({
    seatsLeft: 0,
    seatsTaken: attendees - 1,
  })
  expect(place(await post('register-free-workshop', ada))).toBe('waiting_list')
  await database.pool.query('delete from workshop_leads where seat is null')
  expect(await seatsLeft()).toBe(1)
  expect(place(await post('register-free-workshop', ada))).toBe('seat')
  expect((await leads()).at(-1)).toMatchObject({ seat: 7 })
})

test('one network gets three seats a day, and its further registrations join the waiting list', async () => {
  const { post } = createTestApp(database)
  const register = (name: string, peer: string) =>
    post(
      'register-free-workshop',
      { ...ada, email: `${name}@example.com`, biggest_challenge: name },
      {},
      peer,
    )
  const office = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::3', '2001:db8:0:1::4']
  const places = []
  for (const [index, peer] of office.entries()) places.push(place(await register(`colleague${index}`, peer)))
  expect(places).toEqual(['seat', 'seat', 'seat', 'waiting_list_share'])
  // Nobody else waits for theirs.
  expect(place(await register('neighbor', '2001:db8:0:2::1'))).toBe('seat')
  expect(await seatsLeft()).toBe(attendees - 4)
  const kept = await leads()
  expect(kept.map(({ biggest_challenge }) => biggest_challenge)).toContain('colleague3')
  expect(kept.map(({ sender_key }) => sender_key).join()).not.toContain('2001:')
  expect(await mails()).toHaveLength(5)
  // A day later their share is available again.
  await database.pool.query("update workshop_leads set seated_at = seated_at - interval '24 hours'")
  expect(place(await register('colleague4', '2001:db8:0:1::5'))).toBe('seat')
})

test('one network gets three seats a day also when its people register concurrently', async () => {
  const { post } = createTestApp(database)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      post('register-free-workshop', { ...ada, email: `colleague${index}@example.com` }),
    ),
  )
  const places = Map.groupBy(answers.map(place), (each) => each)
  expect(Array.from(places, ([each, { length }]) => [each, length])).toEqual([
    ['seat', 3],
    ['waiting_list_share', 7],
  ])
})

test('a batch of registrations joins the waiting list in order of arrival', async () => {
  const now = Date.now()
  const requests = Array.from({ length: attendees + 5 }, (_, index) => ({
    ...ada,
    id: randomUUID(),
    email: `visitor${index}@example.com`,
    biggestChallenge: undefined,
    senderKey: `sender ${index}`,
    arrivedAt: new Date(now + index),
  }))
  const places = await database.db.transaction((tx) => placesFor(tx, requests))
  const waiting = places.slice(attendees).map(({ lead }) => lead)
  expect(waiting.map(({ seat }) => seat)).toEqual(waiting.map(() => null))
  const order = waiting.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
  expect(order.map(({ email }) => email)).toEqual(requests.slice(attendees).map(({ email }) => email))
})

test('nextSession counts the free seats of each session separately', async () => {
  const { db } = database
  await createTestApp(database).post('register-free-workshop', ada)
  const { startsAt } = await nextSession(db, new Date())
  expect(await nextSession(db, startsAt)).toMatchObject({ seatsLeft: attendees })
})

test('register-free-workshop names every invalid field at once', async () => {
  const answer = await createTestApp(database).post('register-free-workshop', {
    name: '',
    email: '',
    company: '',
    biggest_challenge: 'x'.repeat(2001),
  })
  expect(answer.body.issues).toEqual([
    { path: 'name', message: 'Please enter your full name' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'company', message: 'Please enter your company name' },
    { path: 'biggest_challenge', message: 'Please keep this under 2000 characters' },
  ])
  expect(await leads()).toEqual([])
})
