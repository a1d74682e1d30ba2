import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import {
  canBeOffered,
  confirmWithinHours,
  lastOfferHours,
  seatsPerSenderADay,
  maxLapsedSeats,
} from '#domain/workshop-seats'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { emptySeats, lockSeats, type WorkshopLead } from '#server/queries/workshops/workshop-leads.server'

/** Returns the start times of sessions with a waiting list and enough time left to offer a seat. */
export async function sessionsWithWaiting(db: Db): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ startsAt: workshopLeads.session_starts_at })
    .from(workshopLeads)
    .where(
      and(
        gt(
          workshopLeads.session_starts_at,
          sql`clock_timestamp() + make_interval(hours => ${lastOfferHours})`,
        ),
        isNull(workshopLeads.seat),
      ),
    )
  return rows.map(({ startsAt }) => startsAt)
}

/** Whether the holder's mail about the seat was sent early enough to confirm; otherwise they keep the seat. */
const wasNotifiedInTime = sql`not exists (
  select from ${deliveries}
  where ${deliveries.recipient} = ${workshopLeads.email} and ${deliveries.kind} = 'free-workshop-mail'
    and ${deliveries.payload} ->> 'leadId' = ${workshopLeads.id}::text
    and (
      ${deliveries.state} in ('not_connected', 'captured', 'held', 'pending', 'sending')
      or ${deliveries.delivered_at} > clock_timestamp() - make_interval(hours => ${confirmWithinHours})
    )
)`

/**
 * Gives empty seats, then seats that were not confirmed in time, to the waiting list in order. Unconfirmed seats are
 * taken only while a first-timer waits. Returns the people who got and lost seats. Concurrent calls run one after the
 * other, and the second finds nothing to do.
 */
export async function giveSeatsOn(
  tx: Transaction,
  startsAt: Date,
): Promise<{ given: WorkshopLead[]; lost: WorkshopLead[] }> {
  const now = await lockSeats(tx)
  if (!canBeOffered({ startsAt, now })) return { given: [], lost: [] }
  const empty = await emptySeats(tx, startsAt)
  const unconfirmed = await tx
    .select()
    .from(workshopLeads)
    .where(
      and(
        eq(workshopLeads.session_starts_at, startsAt),
        isNotNull(workshopLeads.seat),
        isNull(workshopLeads.kept_at),
        lte(workshopLeads.seated_at, sql`clock_timestamp() - make_interval(hours => ${confirmWithinHours})`),
        wasNotifiedInTime,
      ),
    )
    .orderBy(asc(workshopLeads.seated_at), asc(workshopLeads.seat))
    // Waits for a holder who is confirming right now, and blocks later confirmations.
    .for('update')
  const waiting = await nextInLine(tx, startsAt, empty.length + unconfirmed.length)

  const given: WorkshopLead[] = []
  const lost: WorkshopLead[] = []
  let withoutAny = waiting[0]?.first_timers ?? 0
  for (const { id, is_first_timer } of waiting) {
    let seat = empty.shift()
    if (seat === undefined) {
      const holder = withoutAny > 0 ? unconfirmed.shift() : undefined
      if (!holder?.seat) break
      seat = holder.seat
      lost.push(
        ...(await change(tx, holder.id, { seat: null, lost_seats: holder.lost_seats + 1, lost_at: now })),
      )
    }
    given.push(...(await change(tx, id, { seat, seated_at: now, is_beyond_share: false })))
    if (is_first_timer) withoutAny -= 1
  }
  return { given, lost }
}

interface InLine extends Record<string, unknown> {
  id: string
  /** Whether they never had a seat and are not beyond their network's daily share. */
  is_first_timer: boolean
  /** The number of first-timers in the whole line. */
  first_timers: number
}

/**
 * Returns the next people on the waiting list: those who lost a seat first, then by time, then those beyond their
 * network's share. Names beyond a network's daily share are left out, so that one network cannot fill the line.
 */
async function nextInLine(tx: Transaction, startsAt: Date, limit: number): Promise<InLine[]> {
  if (limit === 0) return []
  const order = sql`lead.lost_seats desc, lead.is_beyond_share, coalesce(lead.lost_at, lead.created_at), lead.id`
  const { rows } = await tx.execute<InLine>(sql`
    with given as (
      select sender_key, count(*) as seats from ${workshopLeads}
      where seated_at > clock_timestamp() - interval '1 day' group by sender_key
    ), line as (
      select lead.*, given.seats, lead.lost_seats = 0 and not lead.is_beyond_share as is_first_timer,
        row_number() over (partition by lead.sender_key order by ${order}) as nth_of_sender
      from ${workshopLeads} as lead left join given using (sender_key)
      where lead.session_starts_at = ${startsAt.toISOString()}::timestamptz
        and lead.seat is null and lead.lost_seats < ${maxLapsedSeats}
    )
    select id, is_first_timer, (count(*) filter (where is_first_timer) over ())::int as first_timers
    from line as lead
    where sender_key is null or nth_of_sender + coalesce(seats, 0) <= ${seatsPerSenderADay}
    order by ${order} limit ${limit}`)
  return rows
}

function change(
  tx: Transaction,
  id: string,
  values: Partial<typeof workshopLeads.$inferInsert>,
): Promise<WorkshopLead[]> {
  return tx.update(workshopLeads).set(values).where(eq(workshopLeads.id, id)).returning()
}
