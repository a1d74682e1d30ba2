import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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

export interface SeatRequest {
  /** For a new place. */
  id: string
  name: string
  /** In its one spelling. */
  email: string
  company: string
  biggestChallenge: string | undefined
  senderKey: string
  /** Only the order and the time between requests count. */
  arrivedAt: Date
}

export interface GivenPlace {
  lead: WorkshopLead
  isNew: boolean
  addsWords: boolean
}

/**
 * Finds people's places in the next session: a seat, or the waiting list when there is none left, others wait already,
 * or their network has had its share of the day. A new one is theirs once it is stored; until the transaction ends
 * nobody else is given a place. One person has one place in a session, however often they ask; only a new challenge is
 * taken over. No two requests may be of one address.
 */
export async function placesFor(tx: Transaction, requests: readonly SeatRequest[]): Promise<GivenPlace[]> {
  const now = await lockSeats(tx)
  const startsAt = nextStart(workshopFacts.free, now)
  // Sent together: until they are back, everybody else waits.
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
      const addsWords = biggestChallenge !== undefined && biggestChallenge !== lead.biggest_challenge
      if (!addsWords) return { lead, isNew: false, addsWords }
      changes.push(setChallenge(tx, lead.id, biggestChallenge))
      return { lead: { ...lead, biggest_challenge: biggestChallenge }, isNew: false, addsWords }
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
      // The waiting list goes by it: who came first is first.
      created_at: new Date(now.getTime() + arrivedAt.getTime() - latestMs),
    }
    return { lead: created, isNew: true, addsWords: false }
  })
  await Promise.all(changes)
  return places
}

function setChallenge(tx: Transaction, id: string, challenge: string): Promise<unknown> {
  return tx.update(workshopLeads).set({ biggest_challenge: challenge }).where(eq(workshopLeads.id, id))
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

/** Those of the people that have a place in the session, by their address. */
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

/** How many seats each sender was given within the last day, by registering or from the waiting list. */
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

/** As one parameter, so that the statement is the same for any number of them. */
const isOneOf = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = any (array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`

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
