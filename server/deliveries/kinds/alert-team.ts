import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { type ActivityKind, activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'
import { promisedBy, type ReplyPromise } from '#domain/reply-promise'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { type AlertReader, alertReaders } from '#server/queries/accounts/alert-readers.server'
import { lateReply, lateReplyOf } from './late-reply.ts'
import { memberNoticeOf } from './owner-notice.ts'

interface TeamAlerts {
  /** The site's alert address. Its reader gets each submission's notice anyway. */
  alertAddress: string | undefined
  promise: ReplyPromise
  now: Date
}

const hourMs = 3_600_000
/** Submissions older than this cause no notice to team members. */
const submissionWindowMs = hourMs / 4
/** Replies overdue for longer cause no alert, for example after an upgrade or a new promise. */
const lateWindowMs = 24 * hourMs
/** Earlier questions are not read: outside business hours, a promise may end this much later. */
const questionWindowMs = 21 * 24 * hourMs
const lateAtOnce = 200
/** The limit per reader. Each alert states how many replies are late in total. */
const alarmsPerHour = 10

/**
 * Creates the alerts that only passing time causes: late replies, and new submissions for team members who opted in.
 * Called regularly, by any number of processes. Returns how many alerts were created.
 */
export async function alertTeam(db: Db, given: TeamAlerts): Promise<number> {
  return db.transaction(async (tx) => {
    const readers = await alertReaders(tx, given.alertAddress)
    const wanted = [...(await lateAlarms(tx, readers, given)), ...(await memberNotices(tx, readers, given))]
    const missing = await withoutWritten(tx, wanted)
    await writeDeliveries(tx, missing)
    return missing.length
  })
}

async function lateAlarms(
  tx: Transaction,
  readers: readonly AlertReader[],
  { promise, now }: TeamAlerts,
): Promise<NewDelivery[]> {
  const all = readers.filter((reader) => reader.lateReplies)
  if (all.length === 0) return []
  const { id, waiting_since, owner_id, merged_into } = contacts
  const rows = await tx
    .select({ contactId: id, since: waiting_since, ownerId: owner_id })
    .from(contacts)
    .where(
      and(
        isNotNull(waiting_since),
        isNull(merged_into),
        gt(waiting_since, earlier(now, questionWindowMs)),
        lte(waiting_since, earlier(now, promise.hours * hourMs)),
      ),
    )
    .orderBy(desc(waiting_since))
    .limit(lateAtOnce)
  const late = rows.flatMap(({ since, ...row }) => {
    const due = since && promisedBy(since, promise)
    return since && due && due <= now ? [{ ...row, since, promisedBy: due }] : []
  })
  const recent = late.filter((each) => each.promisedBy > earlier(now, lateWindowMs))
  const alarms: NewDelivery[] = []
  for (const reader of all) {
    const mine = recent.filter(({ ownerId }) => {
      const worker = all.find((each) => each.id === ownerId)
      return worker === undefined || worker === reader
    })
    if (mine.length === 0) continue
    const left = alarmsPerHour - (await alarmsWithinHour(tx, reader.id))
    const of = mine.map(({ ownerId: _owner, ...each }) =>
      lateReplyOf({ ...each, late: late.length }, reader.id),
    )
    alarms.push(...(await withoutWritten(tx, of)).slice(0, Math.max(left, 0)))
  }
  return alarms
}

const alarmsWithinHour = (tx: Transaction, userId: string) =>
  tx.$count(
    deliveries,
    and(
      eq(deliveries.kind, lateReply.name),
      gt(deliveries.created_at, sql`statement_timestamp() - ${hourMs} * interval '1 ms'`),
      sql`${deliveries.payload} ->> 'for' = ${userId}`,
    ),
  )

const alertingKinds = activityKinds.filter((kind) => forms[kind].alertsOwner)

async function memberNotices(
  tx: Transaction,
  readers: readonly AlertReader[],
  { now }: TeamAlerts,
): Promise<NewDelivery[]> {
  const members = readers.filter(({ submissions, isAlertAddress }) => submissions && !isAlertAddress)
  if (members.length === 0) return []
  const rows = await tx
    .select({ kind: activities.kind, id: activities.subject_id, at: activities.created_at })
    .from(activities)
    .where(
      and(
        gt(activities.created_at, earlier(now, submissionWindowMs)),
        inArray(activities.kind, alertingKinds),
      ),
    )
    .orderBy(asc(activities.created_at))
  return members.flatMap(({ id, savedAt }) =>
    rows
      .filter(({ at }) => savedAt !== undefined && at > new Date(savedAt))
      .map((row) => memberNoticeOf({ kind: row.kind satisfies ActivityKind, id: row.id }, id)),
  )
}

/** Returns the deliveries that do not exist yet. */
async function withoutWritten(tx: Transaction, wanted: readonly NewDelivery[]): Promise<NewDelivery[]> {
  if (wanted.length === 0) return []
  const keys = wanted.map(([, , { key }]) => key)
  const rows = await tx
    .select({ key: deliveries.dedupe_key })
    .from(deliveries)
    .where(inArray(deliveries.dedupe_key, keys))
  const existingKeys = new Set(rows.map(({ key }) => key))
  return wanted.filter(([, , { key }]) => !existingKeys.has(key))
}

const earlier = (time: Date, ms: number) => new Date(time.getTime() - ms)
