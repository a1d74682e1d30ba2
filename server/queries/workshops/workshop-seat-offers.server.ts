import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { keepWithinHours, lastOfferHours, seatsPerSenderADay, seatsToLose } from '#domain/workshop-seats'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { emptySeats, lockSeats, type WorkshopLead } from './workshop-leads.server.ts'

/** Sessions with somebody on the waiting list and time enough to tell them of a seat. */
export async function sessionsWithWaiting(db: Db): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ startsAt: workshopLeads.session_starts_at })
    .from(workshopLeads)
    .where(and(isStillOffered, isNull(workshopLeads.seat)))
  return rows.map(({ startsAt }) => startsAt)
}

const isStillOffered = sql`${workshopLeads.session_starts_at} > clock_timestamp() + make_interval(hours => ${lastOfferHours})`

/** Nobody loses a seat by a mail that has not been sent, or was sent too late to be answered. */
const wasToldInTime = sql`not exists (
  select from ${deliveries}
  where ${deliveries.recipient} = ${workshopLeads.email} and ${deliveries.kind} = 'free-workshop-mail'
    and ${deliveries.payload} ->> 'leadId' = ${workshopLeads.id}::text
    and (
      ${deliveries.state} in ('not_connected', 'captured', 'held')
      or (${deliveries.state} in ('pending', 'sending') and ${deliveries.released_at} is not null)
      or ${deliveries.delivered_at} > clock_timestamp() - make_interval(hours => ${keepWithinHours})
    )
)`

/**
 * Gives those who wait, in their order, the seats that nobody has, then the seats that nobody has kept in time.
 * Nobody loses theirs for the sake of people who have let one go by themselves, or whose network had its share: these
 * get what others leave. Returns both sides as they are afterwards. Two at the same moment come one after the other:
 * the second finds nothing left to do.
 */
export async function giveSeatsOn(
  tx: Transaction,
  startsAt: Date,
): Promise<{ given: WorkshopLead[]; lost: WorkshopLead[] }> {
  const now = await lockSeats(tx)
  const inSession = and(eq(workshopLeads.session_starts_at, startsAt), isStillOffered)
  const empty = await emptySeats(tx, startsAt)
  const unkept = await tx
    .select()
    .from(workshopLeads)
    .where(
      and(
        inSession,
        isNotNull(workshopLeads.seat),
        isNull(workshopLeads.kept_at),
        lte(workshopLeads.seated_at, sql`clock_timestamp() - make_interval(hours => ${keepWithinHours})`),
        wasToldInTime,
      ),
    )
    .orderBy(asc(workshopLeads.seated_at), asc(workshopLeads.seat))
    // Their holders may be pressing "Keep my seat" right now: either they have, or they hear that it is gone.
    .for('update')
  const waiting = await nextInLine(tx, startsAt, empty.length + unkept.length)

  const given: WorkshopLead[] = []
  const lost: WorkshopLead[] = []
  let withoutAny = waiting[0]?.first_timers ?? 0
  for (const { id, is_first_timer } of waiting) {
    let seat = empty.shift()
    if (seat === undefined) {
      const holder = withoutAny > 0 ? unkept.shift() : undefined
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
  /** Never had a seat, and waits for no share of another day. */
  is_first_timer: boolean
  /** How many of them there are in the whole line. */
  first_timers: number
}

/**
 * Who gets the next seats: first who has lost one, then as they came, then those whose network had its share. No
 * sender gets more than its share of a day here either, so that a hundred names of one never stand before a person.
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
        and lead.session_starts_at > clock_timestamp() + make_interval(hours => ${lastOfferHours})
        and lead.seat is null and lead.lost_seats < ${seatsToLose}
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
