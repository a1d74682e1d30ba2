import { and, asc, desc, gt, isNotNull, lte, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { callOrder, endingSoon } from '#domain/call-order'
import type { ReplyPromise } from '#domain/reply-promise'
import type { Db } from '#server/db/connect'
import { contactOrder, contacts, isUnmerged } from '#server/db/schema/contacts'

/** How many candidates each index contributes, which is enough that the right people are rarely missed. */
const ofEach = 100

/**
 * Returns the ids of the first people to call, in order, chosen among the most valuable, the newest, and those whose
 * promised reply is due next. It is one statement that reads three indexes, however many wait.
 */
export async function callFirst(
  db: Db,
  { now, promise, limit }: { now: Date; promise: ReplyPromise; limit: number },
): Promise<string[]> {
  const { id, waiting_since: since, yearly_cost: yearlyCost, team_size: teamSize } = contacts
  const { after, until } = endingSoon(now, promise)
  const those = (order: SQL, condition?: SQL) =>
    db
      .select({ id, since, yearlyCost, teamSize })
      .from(contacts)
      .where(and(isUnmerged, isNotNull(since), condition))
      .orderBy(order)
      .limit(ofEach)
  const rows = await unionAll(
    those(desc(contactOrder.cost)),
    those(desc(since)),
    those(asc(since), and(gt(since, after), lte(since, until))),
  )
  const people = new Map(
    rows.flatMap((row) => (row.since === null ? [] : [[row.id, { ...row, since: row.since }] as const])),
  )
  // Sorted by id first, so that people of equal rank always have the same order.
  const inOrder = [...people.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return callOrder(inOrder, now, promise)
    .slice(0, limit)
    .map((person) => person.id)
}
