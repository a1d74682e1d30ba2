import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { workshopFacts } from '#content/facts'
import { nextStart } from '#domain/workshop-schedule'
import { seatsPerSenderADay, seatsToLose } from '#domain/workshop-seats'
import type { Db, Transaction } from '#server/db/connect'
import { workshopLeads } from '#server/db/schema/workshop-leads'

export type WorkshopLead = typeof workshopLeads.$inferSelect

/** `waiting_list_share`: although a seat was free, because others of the same network had their share of the day. */
export type Place = 'seat' | 'waiting_list' | 'waiting_list_share'

export function placeOf({ seat, is_beyond_share }: WorkshopLead): Place {
  if (seat !== null) return 'seat'
  return is_beyond_share ? 'waiting_list_share' : 'waiting_list'
}

interface SeatRequest {
  /** For a new place. */
  id: string
  name: string
  /** In its one spelling. */
  email: string
  company: string
  biggestChallenge: string | undefined
  senderKey: string
}

/**
 * Finds a person's place in the next session: a seat, or the waiting list when there is none left, others wait already,
 * or their network has had its share of the day. A new one is theirs once it is stored; until the transaction ends
 * nobody else is given a place. One person has one place in a session, however often they ask; only a new challenge is
 * taken over.
 */
export async function placeFor(
  tx: Transaction,
  { id, name, email, company, biggestChallenge, senderKey }: SeatRequest,
): Promise<{ lead: WorkshopLead; isNew: boolean; addsWords: boolean }> {
  const now = await lockSeats(tx)
  const startsAt = nextStart(workshopFacts.free, now)
  // Sent together: until they are back, everybody else waits.
  const [there, [free = null], seatsOfSender] = await Promise.all([
    leadIn(tx, startsAt, email),
    freeSeats(tx, startsAt),
    seatsGivenTo(tx, senderKey),
  ])
  if (there) {
    const addsWords = biggestChallenge !== undefined && biggestChallenge !== there.biggest_challenge
    if (!addsWords) return { lead: there, isNew: false, addsWords }
    await tx
      .update(workshopLeads)
      .set({ biggest_challenge: biggestChallenge })
      .where(eq(workshopLeads.id, there.id))
    return { lead: { ...there, biggest_challenge: biggestChallenge }, isNew: false, addsWords }
  }
  const isBeyondShare = free !== null && seatsOfSender >= seatsPerSenderADay
  const seat = isBeyondShare ? null : free
  const lead = {
    id,
    name,
    email,
    company,
    biggest_challenge: biggestChallenge ?? null,
    session_starts_at: startsAt,
    seat,
    seated_at: seat === null ? null : now,
    kept_at: null,
    lost_seats: 0,
    lost_at: null,
    is_beyond_share: isBeyondShare,
    mailed_join_url: null,
    sender_key: senderKey,
    created_at: now,
  }
  return { lead, isNew: true, addsWords: false }
}

/**
 * Waits for whoever is giving seats, until the transaction's end: two at the same moment would otherwise both count
 * before either is counted. Returns the database's time.
 */
export async function lockSeats(tx: Transaction): Promise<Date> {
  const [, { rows }] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('free-workshop-seats', 0))`),
    tx.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`),
  ])
  return new Date(rows[0]?.ms ?? NaN)
}

async function leadIn(tx: Transaction, startsAt: Date, email: string): Promise<WorkshopLead | undefined> {
  const [lead] = await tx
    .select()
    .from(workshopLeads)
    .where(and(eq(workshopLeads.session_starts_at, startsAt), eq(workshopLeads.email, email)))
  return lead
}

/** How many seats a sender was given within the last day, by registering or from the waiting list. */
function seatsGivenTo(tx: Transaction, senderKey: string): Promise<number> {
  return tx.$count(
    workshopLeads,
    and(
      eq(workshopLeads.sender_key, senderKey),
      gt(workshopLeads.seated_at, sql`clock_timestamp() - interval '1 day'`),
    ),
  )
}

/**
 * The numbers of the seats still to be had; none while anybody waits, for whom a seat given back is. Those who wait
 * for their network's share of another day hold up nobody, nor does who has let enough seats go by.
 */
async function freeSeats(db: Db | Transaction, startsAt: Date): Promise<number[]> {
  const [waiting] = await db
    .select({ id: workshopLeads.id })
    .from(workshopLeads)
    .where(
      and(
        eq(workshopLeads.session_starts_at, startsAt),
        isNull(workshopLeads.seat),
        eq(workshopLeads.is_beyond_share, false),
        lt(workshopLeads.lost_seats, seatsToLose),
      ),
    )
    .limit(1)
  return waiting ? [] : emptySeats(db, startsAt)
}

/** The numbers of the seats that nobody has. */
export async function emptySeats(db: Db | Transaction, startsAt: Date): Promise<number[]> {
  const rows = await db
    .select({ seat: workshopLeads.seat })
    .from(workshopLeads)
    .where(and(eq(workshopLeads.session_starts_at, startsAt), gt(workshopLeads.seat, 0)))
  const taken = new Set(rows.map(({ seat }) => seat))
  return Array.from({ length: workshopFacts.free.attendees }, (_, index) => index + 1).filter(
    (seat) => !taken.has(seat),
  )
}

/** How many seats somebody has. */
export async function seatsTaken(db: Db | Transaction, startsAt: Date): Promise<number> {
  return workshopFacts.free.attendees - (await emptySeats(db, startsAt)).length
}

interface NextSession {
  startsAt: Date
  /** What can be had now: none while others wait, for whom an empty seat is. */
  seatsLeft: number
  seatsTaken: number
}

/** The next session and its seats. */
export async function nextSession(db: Db, now: Date): Promise<NextSession> {
  const startsAt = nextStart(workshopFacts.free, now)
  const [free, taken] = await Promise.all([freeSeats(db, startsAt), seatsTaken(db, startsAt)])
  return { startsAt, seatsLeft: free.length, seatsTaken: taken }
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function leadOf(db: Db, id: string): Promise<WorkshopLead> {
  const [lead] = await db.select().from(workshopLeads).where(eq(workshopLeads.id, id))
  if (!lead) throw new Error(`no workshop lead ${id}`)
  return lead
}
