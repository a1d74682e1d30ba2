import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { Db, Transaction } from '#server/db/connect'
import type { Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { answersOf, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'

export interface AskedSearch {
  words: readonly string[]
  /** The condition of the filters. */
  narrowed: SQL | undefined
  /** Whether the filters exclude anybody. */
  isNarrowed: boolean
  order: (found: Found) => Order
  /** Whether the order depends on the number of matches. */
  isRanked: boolean
  cursor: string | undefined
  /** The count from another page of the same search. */
  count?: Count | undefined
  limit: number
}

/** The counts that are known before sorting. */
interface Found {
  /** The limit. */
  atMost: number
}

export interface SearchedPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
}

export interface MatchCounts {
  /** Matching people within the filters. */
  people: number
  texts: number
  /** The contacts of the matching texts; 0 if not counted. */
  writers: number
}

/** Counts the people, notes and answers that contain the words, each to just beyond `max`. */
export async function countMatches(
  db: Db | Transaction,
  { words, narrowed }: AskedSearch,
  max: number,
): Promise<MatchCounts> {
  const texts = textsWith(words)
  const counted = (from: SQL) => sql`(select count(*) from (${from} limit ${max + 1}) as matched)`
  const people = sql`select from ${contacts} where ${and(narrowed, isInPerson(words))}`
  const inTexts = texts ? sql`${counted(notesOf(texts))} + ${counted(answersOf(texts))}` : sql`0`
  const { rows } = await db.execute<Record<Exclude<keyof MatchCounts, 'writers'>, string>>(
    sql`select ${counted(people)} as people, ${inTexts} as texts`,
  )
  const [row] = rows
  return { people: Number(row?.people), texts: Number(row?.texts), writers: 0 }
}

/** Whether the set is small enough to be read and sorted. */
export const isSmallSet = ({ people, texts }: MatchCounts, max: number) => people <= max && texts <= max

/** Matches ids by individual lookups, which is better for a few; the planner would expect far more. */
export const isOneOf = (ids: SQLWrapper): SQL => sql`${contacts.id} = any(array(${ids}))`
