import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'

/** How much of what a search finds one statement reads. */
export interface SearchBounds {
  /**
   * Up to how many people, and as many notes and answers, the whole set is read, counted and put in order. It is in
   * statements as a number: of a limit that it does not know the database expects a tenth, and then scans all notes
   * instead of asking their index.
   */
  most: number
  /** Up to how many contacts are looked up one by one; more are met by reading all contacts. */
  fewIds: number
  /** How many contacts one statement walks. */
  window: number
  /** As far as what is walked is counted. */
  countedTo: number
}

/** It answers nobody else during that, and takes some five times as long. */
const embedded: SearchBounds = { most: 4_000, fewIds: 4_000, window: 400, countedTo: 4_000 }

const postgres = { window: 2_000, countedTo: 10_000 }
/** Among more contacts each text is a page of its own to read, and what many hold is met soon by walking. */
const veryManyContacts = 300_000
/** Looking one up costs as much as reading so many of them in a row. */
const readForOneLookup = 15

/** By how many contacts there are, as the database last estimated it. */
export async function searchBounds(db: Db | Transaction): Promise<SearchBounds> {
  if (isEmbedded(db)) return embedded
  const { rows } = await db.execute<{ contacts: number }>(
    sql`select reltuples::integer as contacts from pg_class where oid = 'contacts'::regclass`,
  )
  const contacts = rows[0]?.contacts ?? 0
  if (contacts > veryManyContacts) return { ...postgres, most: 15_000, fewIds: 15_000 }
  return { ...postgres, most: 50_000, fewIds: Math.ceil(Math.max(contacts, 0) / readForOneLookup) }
}
