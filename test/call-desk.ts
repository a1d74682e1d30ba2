import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import type { Call } from '#server/queries/calls/calls.server'
import { createTestApp } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { timesOfLaterDays } from './example-calls.ts'
import { exampleBodies } from './examples.ts'

export const hourMs = 3_600_000

export const [first = new Date(), second = new Date()] = timesOfLaterDays()

/** Sets up an empty database before each test, and returns helpers for tests of calls. */
export function withCalls() {
  let database: TestDatabase
  beforeEach(async () => {
    database = await testDatabase()
  })
  const db = (): Db => database.db
  const visitor = () => createTestApp(database)
  const editor = (options: Parameters<typeof createTestApp>[1] = {}) =>
    createTestApp(database, { role: 'editor', hasWebhook: true, ...options })
  const owner = () => createTestApp(database, { role: 'owner' })
  const viewer = () => createTestApp(database, { role: 'viewer' })
  async function current(): Promise<Call> {
    const [call] = await db().select().from(calls)
    if (!call) throw new Error('no call')
    return call
  }
  /** Requests a call for the first of the times. */
  async function requested(more: object = {}): Promise<Call> {
    const body = { ...exampleBodies['book-call'], startsAt: first.toISOString(), ...more }
    await visitor().post('book-call', body)
    return current()
  }
  const linkOf = (id: string, purpose: 'call' | 'call-decision', now = new Date()) =>
    addOneTimeToken(db(), { purpose, subjectId: id, now })
  const contact = async () => (await db().select().from(contacts))[0]
  const sent = async (kind: string) =>
    (await db().select().from(deliveries).where(eq(deliveries.kind, kind))).map(({ payload }) => payload)
  const news = async () => (await sent('call-mail')).map((payload) => (payload as { news: string }).news)
  const timeline = async () => (await db().select().from(activities)).map(({ kind }) => kind)
  return {
    database: () => database,
    db,
    visitor,
    editor,
    owner,
    viewer,
    current,
    requested,
    linkOf,
    contact,
    sent,
    news,
    timeline,
  }
}
