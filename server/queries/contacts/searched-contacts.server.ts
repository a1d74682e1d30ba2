import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { afterCursor, cursorOf, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { answersOf, isFoundAlone, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'

/**
 * How much one statement of a search looks at. The embedded database answers nobody else meanwhile, and takes some five
 * times as long.
 */
const bounds = {
  /** People, and notes and answers, of which the whole set is read, counted and put in order. */
  postgres: { people: 50_000, texts: 50_000, window: 2_000 },
  embedded: { people: 4_000, texts: 4_000, window: 400 },
}

interface Asked {
  words: readonly string[]
  /** What filters leave. */
  narrowed: SQL | undefined
  order: (found: Found) => Order
  cursor: string | undefined
  limit: number
}

/** As far as it is known before anything is put in order. */
interface Found {
  /** No more than so many. */
  atMost: number
}

interface SearchedPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
}

/**
 * A page of the contacts that a search finds among those that filters leave. Where few are found, all of them are read
 * from the indexes, counted and put in order. Where many are, contacts are walked in order until the page is full; they
 * are then counted only as far as that is quick, and the count says so.
 * @throws NotACursor
 */
export async function searchedContacts(db: Db | Transaction, asked: Asked): Promise<SearchedPage> {
  const bound = isEmbedded(db) ? bounds.embedded : bounds.postgres
  const legs = await countLegs(db, asked, bound)
  const isSmall = legs.people <= bound.people && legs.texts <= bound.texts
  const order = asked.order({ atMost: isSmall ? legs.people + legs.texts : Infinity })
  return isSmall ? wholeSet(db, asked, order) : walked(db, asked, order, bound)
}

interface Bound {
  people: number
  texts: number
  window: number
}

/** How many people, and how many notes and answers, hold the words; each counted to just beyond its bound. */
async function countLegs(
  db: Db | Transaction,
  { words, narrowed }: Asked,
  bound: Bound,
): Promise<{ people: number; texts: number }> {
  const texts = textsWith(words)
  const counted = (from: SQL, most: number) =>
    sql`(select count(*) from (${from} limit ${most + 1}) as matched)`
  const people = sql`select from ${contacts} where ${and(narrowed, isInPerson(words))}`
  const sums = [
    counted(people, bound.people),
    ...(texts
      ? [sql`${counted(notesOf(texts), bound.texts)} + ${counted(answersOf(texts), bound.texts)}`]
      : [sql`0`]),
  ]
  const { rows } = await db.execute<{ people: string; texts: string }>(
    sql`select ${sums[0]} as people, ${sums[1]} as texts`,
  )
  return { people: Number(rows[0]?.people), texts: Number(rows[0]?.texts) }
}

/** The contacts with these ids. The embedded database has no statistics, and would join in the wrong order. */
const isAmong = (db: Db | Transaction, ids: SQL) =>
  isEmbedded(db) ? sql`${contacts.id} = any(array(${ids}))` : sql`${contacts.id} in (${ids})`

/** The name of the n-th thing that a page is ordered by. */
const keyName = (index: number) => sql.identifier(`key${index}`)
const keysOf = (order: Order) =>
  sql.join(
    order.map(({ by }, index) => sql`${by} as ${keyName(index)}`),
    sql`, `,
  )
/** The same order over rows that carry their keys. */
const byKeys = (order: Order): Order => order.map(({ type }, index) => ({ by: sql`${keyName(index)}`, type }))
const descending = (order: Order) =>
  sql.join(
    order.map(({ by }) => sql`${by} desc`),
    sql`, `,
  )
const endOf = (order: Order) =>
  sql`json_build_array(${sql.join(
    order.map(({ by }) => by),
    sql`, `,
  )})::text`

async function wholeSet(
  db: Db | Transaction,
  { words, narrowed, cursor, limit }: Asked,
  order: Order,
): Promise<SearchedPage> {
  const texts = textsWith(words)
  const keys = byKeys(order)
  const after = cursor === undefined ? sql`true` : afterCursor(keys, cursor)
  const some = (where: SQL | undefined) => sql`select ${keysOf(order)} from ${contacts} where ${where}`
  const found = texts
    ? sql`${some(and(narrowed, isInPerson(words)))} union ${some(
        and(narrowed, isAmong(db, sql`${notesOf(texts)} union ${answersOf(texts)}`)),
      )}`
    : some(and(narrowed, isInPerson(words)))
  const { rows } = await db.execute<{ counted: string; id: string | null; end: string }>(sql`
    with found as materialized (${found})
    select counted, page.id, page."end" from (select count(*) as counted from found) as counted left join (
      select ${keyName(order.length - 1)} as id, ${endOf(keys)} as "end" from found where ${after}
      order by ${descending(keys)} limit ${limit + 1}
    ) as page on true`)
  const ends = rows.flatMap(({ id, end }) => (id === null ? [] : { id, end }))
  return {
    ...pageEnd(ends, limit),
    rows: await inOrder(
      db,
      ends.slice(0, limit).map(({ id }) => id),
    ),
    count: { value: Number(rows[0]?.counted ?? 0), exact: true },
  }
}

function pageEnd(ends: readonly { end: string }[], limit: number): { nextCursor: string | null } {
  const last = ends.length > limit ? ends[limit - 1] : undefined
  return { nextCursor: last ? cursorOf(last.end) : null }
}

async function inOrder(db: Db | Transaction, ids: readonly string[]): Promise<Contact[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** From window to window of those that filters leave, in order, until the page is full. */
async function walked(
  db: Db | Transaction,
  asked: Asked,
  order: Order,
  { window, texts, people }: Bound,
): Promise<SearchedPage> {
  const { words, narrowed, limit } = asked
  const ends: { id: string; end: string }[] = []
  let from = asked.cursor
  while (ends.length <= limit) {
    const after = from === undefined ? undefined : afterCursor(order, from)
    const inWindow = sql`select ${contacts}.*, ${keysOf(order)} from ${contacts} where ${and(narrowed, after)}
      order by ${descending(order)} limit ${window}`
    const keys = byKeys(order)
    // Named like the table, so that what is asked of a contact is asked of these.
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
  return {
    ...pageEnd(ends, limit),
    rows: await inOrder(
      db,
      ends.slice(0, limit).map(({ id }) => id),
    ),
    count: await countWalked(db, asked, { window, most: Math.min(people, texts) }),
  }
}

/** Exact where filters leave few; else how many there are at least. */
async function countWalked(
  db: Db | Transaction,
  { words, narrowed }: Asked,
  { window, most }: { window: number; most: number },
): Promise<Count> {
  const one = async (from: SQL) => {
    const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from (${from}) as matched`)
    return Number(rows[0]?.n)
  }
  const left = await one(sql`select from ${contacts} where ${narrowed} limit ${window + 1}`)
  if (left <= window) {
    const few = sql`select * from ${contacts} where ${narrowed} limit ${window}`
    return {
      value: await one(sql`select from (${few}) as contacts where ${isFoundAlone(words)}`),
      exact: true,
    }
  }
  const texts = textsWith(words)
  const people = await one(
    sql`select from ${contacts} where ${and(narrowed, isInPerson(words))} limit ${most}`,
  )
  const ids = texts && sql`(${notesOf(texts)} limit ${most}) union (${answersOf(texts)} limit ${most})`
  const writers = ids ? await one(sql`select from ${contacts} where ${and(narrowed, isAmong(db, ids))}`) : 0
  return { value: Math.max(people, writers), exact: false }
}
