import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { workshopFacts } from '#content/facts/facts'
import { nextStart } from '#domain/workshop-schedule'
import { seatsPerSenderADay, maxLapsedSeats } from '#domain/workshop-seats'
import type { Db, Transaction } from '#server/db/connect'
import { isOneOf } from '#server/db/is-one-of'
import { workshopLeads } from '#server/db/schema/workshop-leads'

export type WorkshopLead = typeof workshopLeads.$inferSelect

/** `waiting_list_share`: waits although a seat was free, because the network had used its daily share. */
export type Place = 'seat' | 'waiting_list' | 'waiting_list_share'

export function placeOf({ seat, is_beyond_share }: WorkshopLead): Place {
  if (seat !== null) return 'seat'
  return is_beyond_share ? 'waiting_list_share' : 'waiting_list'
}

interface SeatRequest {
  /** The id of a new place; an existing place keeps its own. */
  id: string
  name: string
  /** Normalized. */
  email: string
  company: string
  biggestChallenge: string | undefined
  senderKey: string
  /** When the request arrived. Only the order and the intervals of requests matter. */
  arrivedAt: Date
}

interface GivenPlace {
  lead: WorkshopLead
  isNew: boolean
  addsText: boolean
}

/**
 * Assigns places in the next session: a seat, or the waiting list if none is left, others wait already, or the
 * network has used its daily share. Nobody else is assigned a place until the transaction ends. A person has one
 * place per session; a repeated request only updates the challenge. No two requests may have the same address.
 */
export async function placesFor(tx: Transaction, requests: readonly SeatRequest[]): Promise<GivenPlace[]> {
  const now = await lockSeats(tx)
  const startsAt = nextStart(workshopFacts.free, now)
  // Sent together, because others wait for the lock until these return.
  const [there, free, seatsOf] = await Promise.all([
    leadsIn(tx, startsAt, requests),
    freeSeats(tx, startsAt),
    seatsGivenTo(tx, requests),
  ])
  const latestMs = Math.max(...requests.map(({ arrivedAt }) => arrivedAt.getTime()))
  const changes: Promise<unknown>[] = []
  const places = requests.map(({ id, name, email, company, biggestChallenge, senderKey, arrivedAt }) => {
    const lead = there.get(email)
    if (lead) {
      const addsText = biggestChallenge !== undefined && biggestChallenge !== lead.biggest_challenge
      if (!addsText) return { lead, isNew: false, addsText }
      changes.push(setChallenge(tx, lead.id, biggestChallenge))
      return { lead: { ...lead, biggest_challenge: biggestChallenge }, isNew: false, addsText }
    }
    const seats = seatsOf.get(senderKey) ?? 0
    const isBeyondShare = free.length > 0 && seats >= seatsPerSenderADay
    const seat = isBeyondShare ? null : (free.shift() ?? null)
    if (seat !== null) seatsOf.set(senderKey, seats + 1)
    const created = {
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
      // Orders the waiting list.
      created_at: new Date(now.getTime() + arrivedAt.getTime() - latestMs),
    }
    return { lead: created, isNew: true, addsText: false }
  })
  await Promise.all(changes)
  return places
}

function setChallenge(tx: Transaction, id: string, challenge: string): Promise<unknown> {
  return tx.update(workshopLeads).set({ biggest_challenge: challenge }).where(eq(workshopLeads.id, id))
}

/**
 * Serializes the assignment of seats until the transaction ends, because concurrent ones would count the same free
 * seats. Returns the database's time.
 */
export async function lockSeats(tx: Transaction): Promise<Date> {
  const [, { rows }] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('free-workshop-seats', 0))`),
    tx.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`),
  ])
  return new Date(rows[0]?.ms ?? NaN)
}

/** Returns the existing places of these people in the session, by address. */
async function leadsIn(
  tx: Transaction,
  startsAt: Date,
  people: readonly { email: string }[],
): Promise<Map<string, WorkshopLead>> {
  const emails = people.map(({ email }) => email)
  const leads = await tx
    .select()
    .from(workshopLeads)
    .where(and(eq(workshopLeads.session_starts_at, startsAt), isOneOf(workshopLeads.email, emails)))
  return new Map(leads.map((lead) => [lead.email, lead]))
}

/** Counts the seats that each sender got within the last day, by registering or from the waiting list. */
async function seatsGivenTo(
  tx: Transaction,
  senders: readonly { senderKey: string }[],
): Promise<Map<string, number>> {
  const keys = [...new Set(senders.map(({ senderKey }) => senderKey))]
  const rows = await tx
    .select({ sender: workshopLeads.sender_key, seats: count() })
    .from(workshopLeads)
    .where(
      and(
        isOneOf(workshopLeads.sender_key, keys),
        gt(workshopLeads.seated_at, sql`clock_timestamp() - interval '1 day'`),
      ),
    )
    .groupBy(workshopLeads.sender_key)
  return new Map(rows.map(({ sender, seats }) => [sender ?? '', seats]))
}

/**
 * Returns the free seat numbers; none while anybody waits, because returned seats go to them. People beyond their
 * network's daily share, or who let too many seats lapse, do not count as waiting.
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
        lt(workshopLeads.lost_seats, maxLapsedSeats),
      ),
    )
    .limit(1)
  return waiting ? [] : emptySeats(db, startsAt)
}

/** Returns the seat numbers that nobody has. */
export async function emptySeats(db: Db | Transaction, startsAt: Date): Promise<number[]> {
  const rows = await db
    .select({ seat: workshopLeads.seat })
    .from(workshopLeads)
    .where(and(eq(workshopLeads.session_starts_at, startsAt), gt(workshopLeads.seat, 0)))
  const takenSeats = new Set(rows.map(({ seat }) => seat))
  return Array.from({ length: workshopFacts.free.attendees }, (_, index) => index + 1).filter(
    (seat) => !takenSeats.has(seat),
  )
}

/** Counts the seats taken. */
export async function seatsTaken(db: Db | Transaction, startsAt: Date): Promise<number> {
  return workshopFacts.free.attendees - (await emptySeats(db, startsAt)).length
}

interface NextSession {
  startsAt: Date
  /** The seats available now; none while others wait for them. */
  seatsLeft: number
  seatsTaken: number
}

/** Returns the next session and its seats. */
export async function nextSession(db: Db, now: Date): Promise<NextSession> {
  const startsAt = nextStart(workshopFacts.free, now)
  const [free, taken] = await Promise.all([freeSeats(db, startsAt), seatsTaken(db, startsAt)])
  return { startsAt, seatsLeft: free.length, seatsTaken: taken }
}

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function leadOf(db: Db, id: string): Promise<WorkshopLead> {
  const [lead] = await db.select().from(workshopLeads).where(eq(workshopLeads.id, id))
  if (!lead) throw new Error(`no workshop lead ${id}`)
  return lead
}
