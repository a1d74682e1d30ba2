import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { workshopFacts } from '#content/facts'
import { nextStart } from '#domain/workshop-schedule'
import type { Db, Transaction } from '#server/db/connect'
import { workshopLeads } from '#server/db/schema/workshop-leads'

export type WorkshopLead = typeof workshopLeads.$inferSelect

const { attendees } = workshopFacts.free

interface SeatRequest {
  name: string
  /** In its one spelling. */
  email: string
  company: string
  biggestChallenge: string | undefined
  now: Date
}

/**
 * Gives a person a seat in the next session, or a place on its waiting list when there is none left or others wait
 * already. One person has one place in a session, however often they ask; only a new challenge is taken over.
 */
export async function reserveSeat(
  tx: Transaction,
  { name, email, company, biggestChallenge, now }: SeatRequest,
): Promise<{ lead: WorkshopLead; isNew: boolean; addsWords: boolean }> {
  const startsAt = nextStart(workshopFacts.free, now)
  // Two at the same moment would otherwise both count before either is counted.
  const session = `free-workshop:${startsAt.toISOString()}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`)
  const there = await leadIn(tx, startsAt, email)
  if (there) {
    const addsWords = biggestChallenge !== undefined && biggestChallenge !== there.biggest_challenge
    if (!addsWords) return { lead: there, isNew: false, addsWords }
    await tx
      .update(workshopLeads)
      .set({ biggest_challenge: biggestChallenge })
      .where(eq(workshopLeads.id, there.id))
    return { lead: { ...there, biggest_challenge: biggestChallenge }, isNew: false, addsWords }
  }
  const [lead] = await tx
    .insert(workshopLeads)
    .values({
      id: randomUUID(),
      name,
      email,
      company,
      biggest_challenge: biggestChallenge,
      session_starts_at: startsAt,
      seat: (await freeSeats(tx, startsAt))[0],
      created_at: now,
    })
    .returning()
  if (!lead) throw new Error('an insert returned no row')
  return { lead, isNew: true, addsWords: false }
}

async function leadIn(tx: Transaction, startsAt: Date, email: string): Promise<WorkshopLead | undefined> {
  const [lead] = await tx
    .select()
    .from(workshopLeads)
    .where(and(eq(workshopLeads.session_starts_at, startsAt), eq(workshopLeads.email, email)))
  return lead
}

/** The numbers of the seats still to be had; none while anybody waits, for whom a seat given back is. */
async function freeSeats(db: Db | Transaction, startsAt: Date): Promise<number[]> {
  const rows = await db
    .select({ seat: workshopLeads.seat })
    .from(workshopLeads)
    .where(eq(workshopLeads.session_starts_at, startsAt))
  const taken = new Set(rows.map(({ seat }) => seat))
  if (taken.has(null)) return []
  return Array.from({ length: attendees }, (_, index) => index + 1).filter((seat) => !taken.has(seat))
}

/** The next session and how many seats it has left. */
export async function nextSession(db: Db, now: Date): Promise<{ startsAt: Date; seatsLeft: number }> {
  const startsAt = nextStart(workshopFacts.free, now)
  return { startsAt, seatsLeft: (await freeSeats(db, startsAt)).length }
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function leadOf(db: Db, id: string): Promise<WorkshopLead> {
  const [lead] = await db.select().from(workshopLeads).where(eq(workshopLeads.id, id))
  if (!lead) throw new Error(`no workshop lead ${id}`)
  return lead
}
