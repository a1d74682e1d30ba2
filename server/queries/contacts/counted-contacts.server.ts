import { and, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { contacts } from '#server/db/schema/contacts'
import { foundBy, type IdRange, isInRange } from './found-contacts.server.ts'

/** The embedded database serves nobody else during a statement, so a count is split into this many parts. */
const parts = 8

/** Returns the exact number of contacts that match filters and search. */
export async function countToTheEnd(
  db: Db,
  narrowed: SQL | undefined,
  words: readonly string[],
): Promise<number> {
  if (!isEmbedded(db)) return db.$count(contacts, and(narrowed, foundBy(words)))
  let sum = 0
  for (let part = 0; part < parts; part += 1) {
    const range: IdRange = {
      from: part === 0 ? undefined : firstOf(part),
      to: part === parts - 1 ? undefined : firstOf(part + 1),
    }
    sum += await db.$count(contacts, and(narrowed, isInRange(contacts.id, range), foundBy(words, range)))
  }
  return sum
}

/** Returns the first id of the n-th part of the range of random UUIDs. */
const firstOf = (part: number) =>
  `${((part * 0x1_00_00) / parts).toString(16).padStart(4, '0')}0000-0000-0000-0000-000000000000`
