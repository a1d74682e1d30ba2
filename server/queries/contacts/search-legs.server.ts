import { and, type SQL, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { Db, Transaction } from '#server/db/connect'
import type { Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { answersOf, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'

export interface AskedSearch {
  words: readonly string[]
  /** What filters leave. */
  narrowed: SQL | undefined
  /** Whether they leave anybody out. */
  isNarrowed: boolean
  order: (found: Found) => Order
  /** Whether the order depends on how many are found. */
  isRanked: boolean
  cursor: string | undefined
  /** What another page of the same has counted. */
  count?: Count | undefined
  limit: number
}

/** As far as it is known before anything is put in order. */
interface Found {
  /** No more than so many. */
  atMost: number
}

export interface SearchedPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
}

export interface Legs {
  /** Of those that filters leave. */
  people: number
  texts: number
  /** Whose those are; 0 where that was not counted. */
  writers: number
}

/** How many people, and how many notes and answers, hold the words; each of the three counted to just beyond `most`. */
export async function countLegs(
  db: Db | Transaction,
  { words, narrowed }: AskedSearch,
  most: number,
): Promise<Legs> {
  const texts = textsWith(words)
  const counted = (from: SQL) => sql`(select count(*) from (${from} limit ${most + 1}) as matched)`
  const people = sql`select from ${contacts} where ${and(narrowed, isInPerson(words))}`
  const inTexts = texts ? sql`${counted(notesOf(texts))} + ${counted(answersOf(texts))}` : sql`0`
  const { rows } = await db.execute<Record<Exclude<keyof Legs, 'writers'>, string>>(
    sql`select ${counted(people)} as people, ${inTexts} as texts`,
  )
  const [row] = rows
  return { people: Number(row?.people), texts: Number(row?.texts), writers: 0 }
}

/** Whether all of it is little enough to be read and put in order. */
export const isSmall = ({ people, texts }: Legs, most: number) => people <= most && texts <= most

/** The contacts with these ids, looked up one by one: better for a few, of which the database expects far more. */
export const isOneOf = (ids: SQL) => sql`${contacts.id} = any(array(${ids}))`
