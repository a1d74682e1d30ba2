import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'

/** The limits of what one search statement reads. */
export interface SearchBounds {
  /**
   * Up to this many people, and as many notes and answers, the whole set is read, counted and sorted. It is a literal
   * in statements: for an unknown limit the planner assumes a tenth of the rows, and scans all notes instead of using
   * their index.
   */
  wholeSetUpTo: number
  /** Up to this many contacts are looked up one by one; more are found by reading all contacts. */
  fewIds: number
  /** How many contacts one statement reads in order. */
  window: number
  /** The limit of counts for large sets. */
  countedTo: number
}

/** The embedded database serves nobody else during a statement and takes about five times as long. */
const embedded: SearchBounds = { wholeSetUpTo: 4_000, fewIds: 4_000, window: 400, countedTo: 4_000 }

const postgres = { window: 2_000, countedTo: 10_000 }
/** Beyond this many contacts, each text is a separate page read, and reading in order soon finds frequent words. */
const veryManyContacts = 300_000
/** One lookup by id costs as much as reading this many contacts sequentially. */
const readForOneLookup = 15

/** Returns the bounds for the database's last estimate of the number of contacts. */
export async function searchBounds(db: Db | Transaction): Promise<SearchBounds> {
  if (isEmbedded(db)) return embedded
  const { rows } = await db.execute<{ contacts: number }>(
    sql`select reltuples::integer as contacts from pg_class where oid = 'contacts'::regclass`,
  )
  const contacts = rows[0]?.contacts ?? 0
  if (contacts > veryManyContacts) return { ...postgres, wholeSetUpTo: 15_000, fewIds: 15_000 }
  return { ...postgres, wholeSetUpTo: 50_000, fewIds: Math.ceil(Math.max(contacts, 0) / readForOneLookup) }
}
