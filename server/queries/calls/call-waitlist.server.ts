import { and, asc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import type { StoredAnswers } from '#domain/activity'
import { bookingTopicOf, callTypes, type CallType } from '#domain/call-rules'
import { waitlistRules } from '#domain/call-waitlist'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'

/** A person on the waiting list for a call, which is a timeline entry. */
export interface Waiting {
  /** The entry’s id. */
  id: string
  contactId: string
  email: string
  name: string | null
  type: CallType
  /** IANA name. */
  zone: string
  /** Set if they want only times earlier than this. */
  before: Date | undefined
  /** The `about` parameter of booking links. */
  about: string
  /** How many mails were created for the entry, none of which was sent. */
  unsent: number
}

const kind = 'call-waitlist'
const mail = 'open-times-mail'
const hourMs = 3_600_000

/** Whether the contact has requested a call since a time. */
const requestedSince = (contactId: SQL, since: SQL) =>
  sql`exists (
    select from ${activities} as requested
    where requested.kind = 'call' and requested.contact_id = ${contactId} and requested.created_at >= ${since}
  )`

/** Whether a mail was created for this or another entry of the contact since then, and did not end as not sent. */
const isMailed = sql`exists (
  select from ${deliveries} join ${activities} as mailed on mailed.kind = ${kind} and mailed.subject_id = ${deliveries.subject_id}
  where ${deliveries.kind} = ${mail} and ${deliveries.state} <> 'not_sent'
    and mailed.contact_id = ${activities.contact_id} and ${deliveries.created_at} >= ${activities.created_at}
)`

const isWanted = (now: Date) =>
  and(
    eq(activities.kind, kind),
    gt(activities.created_at, new Date(now.getTime() - waitlistRules.days * 24 * hourMs)),
    not(requestedSince(sql`${activities.contact_id}`, sql`${activities.created_at}`)),
  )

const columns = {
  id: activities.subject_id,
  contactId: contacts.id,
  email: contacts.email,
  name: contacts.name,
  content: activities.content,
  unsent: sql<number>`(
    select count(*)::int from ${deliveries}
    where ${deliveries.subject_id} = ${activities.subject_id} and ${deliveries.kind} = ${mail}
  )`,
}

function waitingOf({ content, ...row }: Omit<Waiting, keyof Answers> & { content: StoredAnswers }): Waiting {
  return { ...row, ...answersIn(content) }
}

type Answers = Pick<Waiting, 'type' | 'zone' | 'before' | 'about'>

function answersIn(content: StoredAnswers): Answers {
  const answer = (name: string) => {
    const value = content.find(([field]) => field === name)?.[1]
    return typeof value === 'string' ? value : undefined
  }
  const type = callTypes.find((each) => each === answer('type')) ?? 'intro'
  const before = answer('before')
  return {
    type,
    zone: answer('zone') ?? 'UTC',
    before: before === undefined ? undefined : new Date(before),
    about: bookingTopicOf(type, answer('about')),
  }
}

/** Returns everybody who waits to be mailed, in the order in which they joined. */
export async function waitingForCalls(tx: Transaction, now: Date): Promise<Waiting[]> {
  const rows = await tx
    .select(columns)
    .from(activities)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(isWanted(now), not(isMailed)))
    .orderBy(asc(activities.created_at), asc(activities.id))
  return rows.map(waitingOf)
}

/** Returns the person of a waiting-list entry, if they still wait. */
export async function waitingById(db: Db, id: string, now: Date): Promise<Waiting | undefined> {
  const [row] = await db
    .select(columns)
    .from(activities)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(isWanted(now), eq(activities.subject_id, id)))
  return row && waitingOf(row)
}

interface Asked {
  /** Normalized. */
  email: string
  type: CallType
  before?: string | undefined
}

/** Whether an address already waits for the same times. */
export async function isWaitingFor(
  tx: Transaction,
  { email, type, before }: Asked,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ content: activities.content })
    .from(activities)
    .innerJoin(contacts, sql`${activities.contact_id} = coalesce(${contacts.merged_into}, ${contacts.id})`)
    .where(and(eq(contacts.email, email), isWanted(now), not(isMailed)))
  const wanted = before === undefined ? undefined : Date.parse(before)
  return rows
    .map(({ content }) => answersIn(content))
    .some((each) => each.type === type && each.before?.getTime() === wanted)
}

/** Counts recent mails whose contacts have requested no call since, because they may be about to. */
export function countRecentlyMailed(tx: Transaction, now: Date): Promise<number> {
  return tx.$count(
    deliveries,
    and(
      eq(deliveries.kind, mail),
      sql`${deliveries.state} <> 'not_sent'`,
      gt(deliveries.created_at, new Date(now.getTime() - waitlistRules.pauseHours * hourMs)),
      not(requestedSince(sql`${deliveries.contact_id}`, sql`${deliveries.created_at}`)),
    ),
  )
}
