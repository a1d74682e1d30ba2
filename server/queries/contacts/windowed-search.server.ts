import { and, type SQL, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { Db, Transaction } from '#server/db/connect'
import { afterCursor, cursorOf, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { answersOf, isFoundAlone, notesOf, textsWith } from './found-contacts.server.ts'
import { byKeys, descending, endOf, keysOf, pageOfEnds } from './search-keys.server.ts'
import { type AskedSearch, isOneOf, type MatchCounts, type SearchedPage } from './search-counts.server.ts'

/** Reads filtered contacts window by window, in order, until the page is full. */
export async function readByWindow(
  db: Db | Transaction,
  asked: AskedSearch,
  order: Order,
  window: number,
): Promise<Omit<SearchedPage, 'count'>> {
  const { words, narrowed, limit } = asked
  const keys = byKeys(order)
  const ends: { id: string; end: string }[] = []
  let from = asked.cursor
  while (ends.length <= limit) {
    const after = from === undefined ? undefined : afterCursor(order, from)
    const inWindow = sql`select ${contacts}.*, ${keysOf(order)} from ${contacts} where ${and(narrowed, after)}
      order by ${descending(order)} limit ${window}`
    // The subquery is named like the table, so that conditions on contacts apply to it.
    const found = await db.execute<{ id: string; end: string }>(sql`
      select ${contacts.id}, ${endOf(keys)} as "end" from (${inWindow}) as contacts where ${isFoundAlone(words)}
      order by ${descending(keys)} limit ${limit + 1 - ends.length}`)
    ends.push(...found.rows)
    if (ends.length > limit) break
    const last = await db.execute<{ end: string }>(sql`
      select ${endOf(keys)} as "end" from (${inWindow}) as contacts order by ${descending(keys)} offset ${window - 1} limit 1`)
    const end = last.rows[0]?.end
    if (end === undefined) break
    from = cursorOf(end)
  }
  return pageOfEnds(db, ends, limit)
}

/** Counts exactly if filters leave few contacts, otherwise returns a lower bound. */
export async function countWindowed(
  db: Db | Transaction,
  { words, narrowed, isNarrowed }: AskedSearch,
  { window, counts, countedTo }: { window: number; counts: MatchCounts; countedTo: number },
): Promise<Count> {
  const one = async (from: SQL) => {
    const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from (${from}) as matched`)
    return Number(rows[0]?.n)
  }
  const atLeast = Math.max(counts.people, counts.writers)
  if (!isNarrowed && atLeast >= countedTo) return { value: countedTo, exact: false }
  const left = await one(sql`select from ${contacts} where ${narrowed} limit ${window + 1}`)
  if (left <= window) {
    const few = sql`select * from ${contacts} where ${narrowed} limit ${window}`
    return {
      value: await one(sql`select from (${few}) as contacts where ${isFoundAlone(words)}`),
      exact: true,
    }
  }
  const texts = textsWith(words)
  if (!texts || counts.people >= countedTo) return { value: Math.min(counts.people, countedTo), exact: false }
  const ids = sql`(${notesOf(texts)} limit ${countedTo}) union (${answersOf(texts)} limit ${countedTo})`
  const writers = await one(
    sql`select from ${contacts} where ${and(narrowed, isOneOf(ids))} limit ${countedTo}`,
  )
  return { value: Math.max(counts.people, writers), exact: false }
}
