import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { users } from '#server/db/schema/users'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { isFull } from '#test/sample'
import { correctAddresses } from './correct-addresses.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Long enough to merge a thousand pairs. */
const patient = { timeout: 900_000 }

// Today, because changes older than 30 days cannot be undone.
const at = new Date()
const yesterday = new Date(at.getTime() - 86_400_000)

/** Stores a contact with a request, under an address in the form of an earlier version. */
async function putContact(email: string, name: string): Promise<void> {
  await database.db.transaction((tx) =>
    recordActivities(tx, [
      {
        kind: 'contact',
        subjectId: randomUUID(),
        person: { email, name },
        content: [['biggest_challenge', `${name} asks.`]],
        now: at,
      },
    ]),
  )
}

async function correctAll(): Promise<number> {
  let total = 0
  for (;;) {
    const count = await database.db.transaction((tx) => correctAddresses(tx, at))
    if (count === 0) return total
    total += count
  }
}

const everybody = () =>
  database.db
    .select({ email: contacts.email, name: contacts.name, mergedInto: contacts.merged_into })
    .from(contacts)
    .orderBy(contacts.email)

const putSubscriber = (email: string, state: 'subscribed' | 'unsubscribed') =>
  database.db
    .insert(newsletterSubscribers)
    .values({ id: randomUUID(), name: 'Anna', email, state, created_at: yesterday, changed_at: yesterday })

test('an address in the form of an earlier version is corrected in every table', async () => {
  await putContact('anna@müller.example', 'Anna')
  await putContact('jose\u0301@mail.example', 'José')
  await putContact('用户@mail.example', 'User')
  await putSubscriber('anna@müller.example', 'subscribed')
  await database.db.insert(users).values({
    id: randomUUID(),
    email: 'owner@müller.example',
    password_hash: 'none',
    email_confirmed_at: at,
    created_at: at,
    updated_at: at,
  })
  expect(await correctAll()).toBe(3)
  expect((await everybody()).map(({ email }) => email)).toEqual([
    'anna@xn--mller-kva.example',
    'josé@mail.example',
    '用户@mail.example',
  ])
  const [subscriber] = await database.db.select().from(newsletterSubscribers)
  expect(subscriber).toMatchObject({ email: 'anna@xn--mller-kva.example', state: 'subscribed' })
  const [user] = await database.db.select().from(users)
  expect(user?.email).toBe('owner@xn--mller-kva.example')
})

test(
  'a contact whose corrected address belongs to another contact is merged with it, and undo separates them',
  patient,
  async () => {
    // More contacts than one step corrects.
    const count = isFull ? 1_000 : 25
    for (let each = 0; each < count; each += 1) {
      await putContact(`person${each}@müller.example`, `Typed ${each}`)
      await putContact(`person${each}@xn--mller-kva.example`, `Sent ${each}`)
    }
    expect(await correctAll()).toBe(count)
    const rows = await everybody()
    expect(rows.filter(({ mergedInto }) => mergedInto === null).map(({ email }) => email)).toEqual(
      Array.from({ length: count }, (_, each) => `person${each}@xn--mller-kva.example`).toSorted(),
    )
    const acts = await database.db.select().from(log).where(eq(log.action, 'merge-contacts'))
    const firsts = acts.filter(({ act_rows }) => act_rows !== null)
    expect(firsts.length).toBe(count)
    const { post } = createTestApp(database, { role: 'editor' })
    for (const { id } of firsts) {
      const answer = await post('undo', { logId: id })
      expect(answer.status, answer.body.error).toBe(200)
    }
    expect((await everybody()).every(({ mergedInto }) => mergedInto === null)).toBe(true)
    expect(await correctAll()).toBe(0)
  },
)

test('a contact that was already merged with the one at the corrected address is not changed', async () => {
  await putContact('anna@müller.example', 'Anna')
  await putContact('anna@xn--mller-kva.example', 'Anna')
  const { post } = createTestApp(database, { role: 'editor' })
  const idOf = async (email: string) =>
    (await database.db.select({ id: contacts.id }).from(contacts).where(eq(contacts.email, email)))[0]?.id
  const keep = await idOf('anna@müller.example')
  const merge = await idOf('anna@xn--mller-kva.example')
  expect((await post('merge-contacts', { keep, merge, fields: {} })).status).toBe(200)
  const before = await everybody()
  expect(await correctAll()).toBe(0)
  expect(await everybody()).toEqual(before)
})

test.each([
  ['subscribed', 'subscribed', 'subscribed'],
  ['unsubscribed', 'subscribed', 'unsubscribed'],
  ['subscribed', 'unsubscribed', 'unsubscribed'],
] as const)('a person %s under the old and %s under the new address ends up %s', async (typed, sent, now) => {
  await putContact('anna@müller.example', 'Anna')
  await putContact('anna@xn--mller-kva.example', 'Anna')
  await putSubscriber('anna@müller.example', typed)
  await putSubscriber('anna@xn--mller-kva.example', sent)
  expect(await correctAll()).toBe(1)
  const rows = await database.db.select().from(newsletterSubscribers)
  for (const [email, before, after] of [
    ['anna@xn--mller-kva.example', sent, now],
    ['anna@müller.example', typed, 'unsubscribed'],
  ]) {
    const row = rows.find((each) => each.email === email)
    expect(row?.state).toBe(after)
    // Its time changes with the state.
    expect(row?.changed_at).toEqual(before === after ? yesterday : at)
  }
})
