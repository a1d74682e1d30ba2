import { and, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { afterCursor, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { answersOf, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'
import { byKeys, descending, endOf, keyName, keysOf, pageOfEnds } from './search-keys.server.ts'
import {
  type AskedSearch,
  isOneOf,
  isSmallSet,
  type MatchCounts,
  type SearchedPage,
} from './search-counts.server.ts'
import type { SearchBounds } from './search-bounds.server.ts'

/** Reads and counts all matches in one statement. A set too large to read returns an empty page. */
export async function wholeSet(
  db: Db | Transaction,
  { words, narrowed, cursor, limit }: AskedSearch,
  order: Order,
  { wholeSetUpTo, fewIds }: Pick<SearchBounds, 'wholeSetUpTo' | 'fewIds'>,
): Promise<{ page: SearchedPage; counts: MatchCounts }> {
  const texts = textsWith(words)
  const keys = byKeys(order)
  const idKey = keyName(order.length - 1)
  const after = cursor === undefined ? sql`true` : afterCursor(keys, cursor)
  const some = (...where: (SQL | undefined)[]) =>
    sql`select ${keysOf(order)} from ${contacts} where ${and(narrowed, ...where)}`
  const limited = (from: SQL) => sql`(${from} limit ${wholeSetUpTo + 1})`
  const ownTexts = texts
    ? sql`${limited(notesOf(texts))} union all ${limited(answersOf(texts))}`
    : sql`select null::uuid as contact_id where false`
  // Uses `in` instead of a join, whose size the planner would underestimate. The planner hashes these ids only if it
  // expects them to fit into memory, and for an unknown limit it expects a tenth of the rows.
  const isAmong = (ids: SQL) =>
    sql`(${contacts.id} in (${ids} limit (select ${2 * wholeSetUpTo + 2}::integer))) is true`
  const isNew = sql`not ${isAmong(sql`select ${idKey} from people`)}`
  // A few contacts are looked up by id; for many, one pass over all contacts is faster.
  const byLookup = some(
    sql`(select is_small and texts <= ${fewIds} from counts)`,
    isOneOf(sql`select contact_id from matching_texts`),
    isNew,
  )
  const byScan = some(
    sql`(select is_small and texts > ${fewIds} from counts)`,
    isAmong(sql`select contact_id from matching_texts`),
    isNew,
  )
  const { rows } = await db.execute<
    Record<'counted' | 'end' | keyof MatchCounts, string> & { id: string | null }
  >(sql`
    with people as materialized (${limited(some(isInPerson(words)))}),
    matching_texts as materialized (${ownTexts}),
    sizes as materialized (
      select people, texts, people <= ${wholeSetUpTo} and texts <= ${wholeSetUpTo} as is_small
      from (select count(*) as people from people) as people, (select count(*) as texts from matching_texts) as texts
    ),
    counts as materialized (
      select *, case when is_small then 0 else (select count(distinct contact_id) from matching_texts) end as writers from sizes
    ),
    found as materialized (
      select * from people where (select is_small from counts)
      union all ${byLookup}${fewIds < wholeSetUpTo ? sql` union all ${byScan}` : sql``}
    )
    select counted, people, texts, writers, ${idKey} as id, ${endOf(keys)} as "end" from counts
    cross join (select count(*) as counted from found) as counted
    left join (select * from found where ${after} order by ${descending(keys)} limit ${limit + 1}) as page on true
    order by ${descending(keys)}`)
  const [first] = rows
  const counts = {
    people: Number(first?.people),
    texts: Number(first?.texts),
    writers: Number(first?.writers),
  }
  const ends = rows.flatMap(({ id, end }) => (id === null ? [] : { id, end }))
  const page = await pageOfEnds(db, isSmallSet(counts, wholeSetUpTo) ? ends : [], limit)
  return { page: { ...page, count: { value: Number(first?.counted ?? 0), exact: true } }, counts }
}
