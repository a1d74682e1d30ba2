import { and, inArray, or, sql } from 'drizzle-orm'
import type { ContactDelivery } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { serviceColumn } from '#server/queries/deliveries/delivery-filters.server'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'

/** A timeline entry that is a delivery itself, or the subject of deliveries. */
export interface EntryReference {
  entryId: string
  deliveryId?: string
  kind?: string
  subjectId?: string
}

/**
 * Returns the deliveries of timeline entries with all attempts, by entry id: those to the owner and to services about a
 * submission, and the mail of a reply. A visitor's mail about a submission is a separate entry.
 */
export async function deliveriesOfEntries(
  db: Db,
  references: readonly EntryReference[],
): Promise<ReadonlyMap<string, readonly ContactDelivery[]>> {
  const ofDelivery = new Map(
    references.flatMap(({ entryId, deliveryId }) => (deliveryId ? [[deliveryId, entryId]] : [])),
  )
  const ofSubject = new Map(
    references.flatMap(({ entryId, kind, subjectId }) =>
      subjectId ? [[`${kind} ${subjectId}`, entryId]] : [],
    ),
  )
  const subjectIds = references.flatMap(({ subjectId }) => subjectId ?? [])
  const { id, kind, mail, state, subject_kind, subject_id, last_error } = deliveries
  const { created_at, delivered_at, next_attempt_at } = deliveries
  const { delivery_id, number, started_at, took_ms, outcome, answer } = deliveryAttempts
  const rows = await db
    .select({
      id,
      kind,
      service: serviceColumn,
      state,
      subject: sql<string>`concat(${subject_kind}, ' ', ${subject_id})`,
      lastError: last_error,
      at: created_at,
      deliveredAt: delivered_at,
      nextAttemptAt: next_attempt_at,
      attempts: sql<
        (Omit<ContactDelivery['attempts'][number], 'startedAt'> & { startedAt: string })[]
      >`coalesce((select json_agg(json_build_object('startedAt', ${started_at}, 'tookMs', ${took_ms}, 'outcome', ${outcome}, 'answer', ${answer}) order by ${number}) from ${deliveryAttempts} where ${delivery_id} = ${id}), '[]')`,
    })
    .from(deliveries)
    .where(
      or(
        inArray(id, [...ofDelivery.keys()]),
        and(inArray(subject_id, subjectIds), sql`${mail} is distinct from 'visitor'`),
      ),
    )
    .orderBy(created_at, kind)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const byEntry = Map.groupBy(rows, (row) => ofDelivery.get(row.id) ?? ofSubject.get(row.subject) ?? '')
  return new Map(
    [...byEntry].map(([entryId, its]) => [
      entryId,
      its.map(({ subject: _subject, at, deliveredAt, nextAttemptAt, attempts, ...row }) => ({
        ...row,
        at: at.toISOString(),
        deliveredAt: iso(deliveredAt),
        nextAttemptAt: iso(nextAttemptAt),
        attempts: attempts.map((attempt) => ({
          ...attempt,
          startedAt: new Date(attempt.startedAt).toISOString(),
        })),
      })),
    ]),
  )
}
