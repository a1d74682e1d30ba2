import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { Attendee, getWorkshopSession } from '#contracts/get-workshop-session'
import { maxLapsedSeats } from '#domain/workshop-seats'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, type Order, pageOf } from '#server/db/page'
import { deliveries } from '#server/db/schema/deliveries'
import { attendeeSearchText, waitingOrder, workshopLeads } from '#server/db/schema/workshop-leads'
import { contactIdsOf } from '#server/queries/lists/contact-ids.server'
import { foundIds } from '#server/queries/lists/found-ids.server'
import { summariesOf } from './workshop-sessions.server.ts'

const { id, name, email, company, biggest_challenge, session_starts_at, seat } = workshopLeads
const { kept_at, lost_seats, is_beyond_share, mailed_join_url, created_at } = workshopLeads
const fields = {
  id,
  name,
  email,
  company,
  biggest_challenge,
  seat,
  kept_at,
  lost_seats,
  is_beyond_share,
  mailed_join_url,
  created_at,
}

/** The order in which seats are given, which an index has. */
const inLine: Order = [
  { by: waitingOrder.lost, type: 'integer' },
  { by: waitingOrder.isBeyondShare, type: 'integer' },
  { by: waitingOrder.since, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]
const bySeat: Order = [{ by: seat, type: 'integer' }]

interface Asked {
  startsAt: Date
  place: 'seat' | 'waiting'
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Returns a page of the people with a seat in a session, or of its waiting list. */
export async function sessionAttendees(db: Db, asked: Asked): Promise<OutputOf<typeof getWorkshopSession>> {
  const [{ rows, nextCursor, count }, [session]] = await Promise.all([
    attendeesPage(db, asked),
    summariesOf(db, [asked.startsAt]),
  ])
  if (!session) throw new Error('a session has no summary')
  return { data: await withDetails(db, rows), nextCursor, count, session }
}

async function attendeesPage(db: Db, { startsAt, place, q, cursor, limit }: Asked) {
  const ofPlace = and(eq(session_starts_at, startsAt), place === 'seat' ? isNotNull(seat) : isNull(seat))
  const search = { from: workshopLeads, text: attendeeSearchText, where: ofPlace }
  const found = q === undefined ? undefined : await foundIds(db, { ...search, q })
  const where = and(ofPlace, found && sql`${id} = any(${idArray(found.ids)})`)
  const order = place === 'seat' ? bySeat : inLine
  const [page, count] = await Promise.all([
    pageOf(db, { fields, from: workshopLeads, where, order, isAscending: true, cursor, limit }),
    countOf(db, workshopLeads, where),
  ])
  return { ...page, count: found?.isPartial ? { ...count, exact: false } : count }
}

/** Yields everybody of a session for its export, page by page: seats first, then the waiting list. */
export async function* allAttendees(db: Db, startsAt: Date, atOnce: number) {
  for (const place of ['seat', 'waiting'] as const) {
    let cursor: string | undefined
    do {
      const { rows, nextCursor } = await attendeesPage(db, { startsAt, place, cursor, limit: atOnce })
      yield rows
      cursor = nextCursor ?? undefined
    } while (cursor !== undefined)
  }
}

type Row = Awaited<ReturnType<typeof attendeesPage>>['rows'][number]

async function withDetails(db: Db, rows: readonly Row[]): Promise<Attendee[]> {
  const [people, mails] = await Promise.all([
    contactIdsOf(
      db,
      rows.map((row) => row.email),
    ),
    mailsOf(
      db,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => {
    const mail = mails.get(row.id) ?? null
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      company: row.company,
      challenge: row.biggest_challenge,
      contactId: people.get(row.email) ?? null,
      seat: row.seat,
      registeredAt: row.created_at.toISOString(),
      keptAt: row.kept_at?.toISOString() ?? null,
      lostSeats: row.lost_seats,
      isOfferedNoMore: row.lost_seats >= maxLapsedSeats,
      isBeyondShare: row.is_beyond_share,
      mail,
      hasLink: row.seat !== null && row.mailed_join_url !== null && mail === 'sent',
    }
  })
}

/** Returns the state of the newest mail about each person's place, by the registration's id. */
async function mailsOf(db: Db, ids: readonly string[]): Promise<Map<string, Attendee['mail']>> {
  if (ids.length === 0) return new Map()
  const newest = await db
    .selectDistinctOn([deliveries.subject_id], { of: deliveries.subject_id, state: deliveries.state })
    .from(deliveries)
    .where(
      and(sql`${deliveries.subject_id} = any(${idArray(ids)})`, eq(deliveries.kind, 'free-workshop-mail')),
    )
    .orderBy(deliveries.subject_id, sql`${deliveries.created_at} desc`, sql`${deliveries.id} desc`)
  return new Map(newest.map(({ of, state }) => [of ?? '', mailStates[state]]))
}

const mailStates: Record<(typeof deliveries.$inferSelect)['state'], Attendee['mail']> = {
  delivered: 'sent',
  pending: 'waiting',
  sending: 'waiting',
  not_connected: 'waiting',
  captured: 'waiting',
  held: 'waiting',
  uncertain: 'waiting',
  failed: 'failed',
  cancelled: 'failed',
  not_sent: 'failed',
}
