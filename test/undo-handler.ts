import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect } from 'vitest'
import type { Role } from '#domain/role'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { log } from '#server/db/schema/log'
import { type Change, writeLog } from '#server/queries/log/log.server'
import { callerWith, createTestApp } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** Helpers for tests of undo, each on an empty database: change something, undo it, and compare. */
export function withUndoHandler() {
  let database: TestDatabase
  const [id, otherId] = [randomUUID(), randomUUID()]
  const now = new Date()
  beforeEach(async () => {
    database = await testDatabase()
  })

  const post = (name: string, body: object, role: Role = 'owner') =>
    createTestApp(database, { role }).post(name, body)
  const undo = (logId: unknown, role?: Role) => post('undo', { logId }, role)

  async function done(name: string, body: object): Promise<string> {
    const answer = await post(name, body)
    expect(answer.status, answer.body.error).toBe(200)
    // For an action without undo, the response names no log entry; the log has it.
    const { logId } = answer.body as { logId?: string | null }
    return logId ?? (await newestAction()) ?? ''
  }

  async function newestAction(): Promise<string | undefined> {
    const [newest] = await database.db.select({ id: log.id }).from(log).orderBy(desc(log.created_at)).limit(1)
    return newest?.id
  }

  /** Logs an action, for changes that no function makes yet; returns the id of the log entry. */
  const act = (changes: readonly Change[], values: Partial<typeof log.$inferInsert> = {}) =>
    database.db.transaction(async (tx) => {
      const user = callerWith('editor').userId ?? null
      const logId = String(await writeLog(tx, { userId: user, action: 'sample', now: new Date() }, changes))
      if (Object.keys(values).length > 0) await tx.update(log).set(values).where(eq(log.id, logId))
      return logId
    })

  /** A table's rows as the database has them, byte for byte, except for their versions, which advance. */
  async function bytesOf(table: PgTable): Promise<string> {
    const row = sql`regexp_replace(row_to_json(${table})::text, '"version":\\d+', '')`
    const { rows } = await database.db.execute<{ text: string | null }>(
      sql`select string_agg(${row}, chr(10) order by ${row}) as text from ${table}`,
    )
    return rows[0]?.text ?? ''
  }

  async function addContact(values: Partial<typeof contacts.$inferInsert> = {}) {
    const times = { created_at: now, last_activity_at: now }
    await database.db.insert(contacts).values({ id, email: `${id}@example.com`, ...times, ...values })
  }

  const addDelivery = async (state: 'pending' | 'failed') => {
    await database.db.insert(deliveries).values({
      id,
      kind: 'contact-mail',
      dedupe_key: 'once',
      payload: { b: 1, a: 2 },
      state,
      mail: 'visitor',
      recipient: 'ada@exmaple.com',
      sent_at: [now],
      created_at: now,
    })
    // The database's own times have more digits than JavaScript's.
    await database.db.execute(
      sql`update deliveries set next_attempt_at = '2026-01-02T03:04:05.123456Z', expires_at = '2026-01-02T03:04:05.654321Z'`,
    )
  }

  return {
    get database() {
      return database
    },
    id,
    otherId,
    now,
    post,
    undo,
    done,
    act,
    bytesOf,
    addContact,
    addDelivery,
  }
}
