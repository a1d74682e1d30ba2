import { and, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { afterCursor, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { answersOf, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'
import { byKeys, descending, endOf, keyName, keysOf, pageOfEnds } from './search-keys.server.ts'
import {
  type AskedSearch,
  fewIds,
  isOneOf,
  isSmall,
  type Legs,
  type SearchedPage,
} from './search-legs.server.ts'

/**
 * All that are found, in one statement that also says how much holds the words; it stops where that is too much.
 * @param isJoined for more texts than can be looked up one by one
 */
export async function wholeSet(
  db: Db | Transaction,
  { words, narrowed, cursor, limit }: AskedSearch,
  order: Order,
  { most, isJoined }: { most: SQL; isJoined: boolean },
): Promise<{ page: SearchedPage; legs: Legs }> {
  const texts = textsWith(words)
  const keys = byKeys(order)
  const after = cursor === undefined ? sql`true` : afterCursor(keys, cursor)
  const some = (...where: (SQL | undefined)[]) =>
    sql`select ${keysOf(order)} from ${contacts} where ${and(narrowed, ...where)}`
  const limited = (from: SQL) => sql`(${from} limit ${most} + 1)`
  const none = sql`select null::uuid as contact_id where false`
  const written =
    texts && !isJoined ? sql`${limited(notesOf(texts))} union all ${limited(answersOf(texts))}` : none
  const writers =
    texts && isJoined
      ? // Of all texts, because the database then expects as many as there are.
        some(sql`${contacts.id} in (${notesOf(texts)} union all ${answersOf(texts)})`)
      : some(sql`(select texts <= ${fewIds} from legs)`, isOneOf(sql`select contact_id from written`))
  const { rows } = await db.execute<
    Record<'counted' | 'end' | keyof Legs, string> & { id: string | null }
  >(sql`
    with people as materialized (${limited(some(isInPerson(words)))}),
    written as materialized (${written}),
    legs as materialized (
      select (select count(*) from people) as people, (select count(*) from written) as texts,
        (select count(distinct contact_id) from written) as writers, ${most} as most
    ),
    found as materialized (select * from people union ${writers})
    select counted, legs.*, page.id, page."end" from legs
    cross join (select count(*) as counted from found) as counted
    left join (
      select ${keyName(order.length - 1)} as id, ${endOf(keys)} as "end" from found where ${after}
      order by ${descending(keys)} limit ${limit + 1}
    ) as page on true`)
  const [first] = rows
  const legs = {
    people: Number(first?.people),
    texts: Number(first?.texts),
    writers: Number(first?.writers),
    most: Number(first?.most),
  }
  const ends = rows.flatMap(({ id, end }) => (id === null ? [] : { id, end }))
  const page = await pageOfEnds(db, isSmall(legs) ? ends : [], limit)
  return { page: { ...page, count: { value: Number(first?.counted ?? 0), exact: true } }, legs }
}
