import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { HeldTime } from '#domain/open-times'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { calendars } from '#server/db/schema/calendars'
import { calls } from '#server/db/schema/calls'

export type Calendar = typeof calendars.$inferSelect

/** Returns the context with which a calendar's URL is encrypted. */
export const sealContext = (id: string) => `calendar:${id}`

/**
 * Claims a calendar whose last read started before `before`, so that only one process reads it; undefined if none is
 * due.
 */
export async function takeCalendar(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<Calendar | undefined> {
  const due = db
    .select({ id: calendars.id })
    .from(calendars)
    .where(or(isNull(calendars.tried_at), lte(calendars.tried_at, before)))
    .orderBy(sql`${calendars.tried_at} nulls first`)
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(calendars)
    .set({ tried_at: now })
    .where(eq(calendars.id, sql`(${due})`))
    .returning()
  return taken
}

/** Matches the calendar unless its address has changed while it was read. */
const isStill = ({ id, address }: Calendar) => and(eq(calendars.id, id), eq(calendars.address, address))

type ReadColumns = 'etag' | 'last_modified' | 'expanded_at' | 'zone' | 'busy'

/** Records a successful read and announces changes. `news` is undefined if the server reports no change (HTTP 304). */
export async function markCalendarRead(
  db: Db,
  before: Calendar,
  { now, news }: { now: Date; news?: Pick<Calendar, ReadColumns> | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(calendars)
      .set({ read_at: now, fault: null, ...news })
      .where(isStill(before))
    const isSame = !news || JSON.stringify(news.busy) === JSON.stringify(before.busy)
    if (!isSame || before.fault !== null || before.read_at === null) await announceChange(tx, 'calls')
  })
}

/** Records a failed read. The busy times from the last read stay. */
export async function markCalendarFailed(db: Db, before: Calendar, fault: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(calendars).set({ fault }).where(isStill(before))
    if (before.fault !== fault) await announceChange(tx, 'calls')
  })
}

export async function allCalendars(db: Db | Transaction): Promise<Calendar[]> {
  return db.select().from(calendars).orderBy(asc(calendars.created_at), asc(calendars.id))
}

/** Schedules a new read of the calendars whose last read and last attempt were before `since`. */
export async function askForCalendars(tx: Transaction, since: Date): Promise<void> {
  await tx
    .update(calendars)
    .set({ tried_at: null })
    .where(and(lte(calendars.tried_at, since), or(isNull(calendars.read_at), lte(calendars.read_at, since))))
}

/** Returns the busy times of the owner's calendars within a range. */
export async function busyTimesWithin(
  db: Db | Transaction,
  { from, to }: { from: Date; to: Date },
): Promise<HeldTime[]> {
  const rows = await db.select({ busy: calendars.busy }).from(calendars)
  return rows.flatMap(({ busy }) =>
    busy
      .filter(([start, end]) => start < to.getTime() && end > from.getTime())
      .map(([start, end]) => ({ startsAt: new Date(start), heldUntil: new Date(end), isBusy: true })),
  )
}

/**
 * Returns the ids of calls since a time, in any state, which are the UIDs of their calendar entries. An entry may
 * remain at a time from which its call was moved or canceled.
 */
export async function callIdsSince(db: Db, since: Date): Promise<Set<string>> {
  const rows = await db.select({ id: calls.id }).from(calls).where(gte(calls.starts_at, since))
  return new Set(rows.map(({ id }) => id))
}

/** How long a calendar may go unread before that counts as a fault. */
const lateMs = 6 * 3_600_000

/** Returns the calendars that have not been read for `lateMs`. */
export async function lateCalendars(
  db: Db,
  now: Date,
): Promise<Pick<Calendar, 'id' | 'name' | 'read_at' | 'fault'>[]> {
  const { id, name, read_at, fault, created_at } = calendars
  return db
    .select({ id, name, read_at, fault })
    .from(calendars)
    .where(lt(sql`coalesce(${read_at}, ${created_at})`, new Date(now.getTime() - lateMs).toISOString()))
    .orderBy(asc(created_at), asc(id))
}

/** Stores a calendar. An existing one is read again at once, and its busy times stay until then. */
export async function putCalendar(
  tx: Transaction,
  calendar: Pick<Calendar, 'id' | 'name' | 'address' | 'created_at'>,
): Promise<void> {
  const { name, address } = calendar
  const changed = { name, address, tried_at: null, etag: null, last_modified: null, expanded_at: null }
  await tx.insert(calendars).values(calendar).onConflictDoUpdate({ target: calendars.id, set: changed })
}

export async function deleteCalendar(tx: Transaction, id: string): Promise<Calendar | undefined> {
  const [gone] = await tx.delete(calendars).where(eq(calendars.id, id)).returning()
  return gone
}
