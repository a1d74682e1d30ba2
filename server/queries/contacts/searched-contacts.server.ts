import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { afterCursor, cursorOf, type Order } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { answersOf, isFoundAlone, isInPerson, notesOf, textsWith } from './found-contacts.server.ts'

/**
 * Up to how many people, and notes and answers, the whole set is read, counted and put in order; and how many contacts
 * one statement walks. Among very many contacts each text is a page of its own to read, and what many hold is met soon
 * by walking. The embedded database answers nobody else meanwhile, and takes some five times as long.
 */
const bounds = {
  postgres: {
    most: sql`(select case when reltuples > 300000 then 15000 else 50000 end from pg_class where oid = 'contacts'::regclass)`,
    window: 2_000,
  },
  embedded: { most: sql`4000`, window: 400 },
}
/** As far as what is walked is counted. */
const countedTo = { postgres: 10_000, embedded: 4_000 }

interface Asked {
  words: readonly string[]
  /** What filters leave. */
  narrowed: SQL | undefined
  /** Whether they leave anybody out. */
  isNarrowed: boolean
  order: (found: Found) => Order
  /** Whether the order depends on how many are found. */
  isRanked: boolean
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
  const engine = isEmbedded(db) ? 'embedded' : 'postgres'
  const { most, window } = bounds[engine]
  // Known first where a long statement would hold others up, or the order depends on it.
  let legs = engine === 'embedded' || asked.isRanked ? await countLegs(db, asked, most) : undefined
  if (!legs || isSmall(legs)) {
    const order = asked.order({ atMost: legs ? legs.people + legs.texts : Infinity })
    const whole = await wholeSet(db, asked, order, { most, isJoined: false })
    legs = whole.legs
    if (isSmall(legs)) {
      if (legs.texts <= fewIds) return whole.page
      return (await wholeSet(db, asked, order, { most, isJoined: true })).page
    }
  }
  const [page, count] = await Promise.all([
    walked(db, asked, asked.order({ atMost: Infinity }), window),
    countWalked(db, asked, { window, legs, most: countedTo[engine] }),
  ])
  return { ...page, count }
}

const isSmall = ({ people, texts, most }: Legs) => people <= most && texts <= most

interface Legs {
  /** Of those that filters leave. */
  people: number
  texts: number
  /** Whose those are; 0 where that was not asked for. */
  writers: number
  /** Neither was counted further. */
  most: number
}

/** How many people, and how many notes and answers, hold the words; each counted to just beyond `most`. */
async function countLegs(db: Db | Transaction, { words, narrowed }: Asked, most: SQL): Promise<Legs> {
  const texts = textsWith(words)
  const counted = (from: SQL) => sql`(select count(*) from (${from} limit ${most} + 1) as matched)`
  const people = sql`select from ${contacts} where ${and(narrowed, isInPerson(words))}`
  const inTexts = texts ? sql`${counted(notesOf(texts))} + ${counted(answersOf(texts))}` : sql`0`
  const { rows } = await db.execute<Record<Exclude<keyof Legs, 'writers'>, string>>(
    sql`select ${counted(people)} as people, ${inTexts} as texts, ${most} as most`,
  )
  const [row] = rows
  return { people: Number(row?.people), texts: Number(row?.texts), writers: 0, most: Number(row?.most) }
}

/** The contacts with these ids, looked up one by one: better for a few, of which the database expects far more. */
const isOneOf = (ids: SQL) => sql`${contacts.id} = any(array(${ids}))`
const fewIds = 20_000

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

/**
 * All that are found, in one statement that also says how much holds the words; it stops where that is too much.
 * @param isJoined for more texts than can be looked up one by one
 */
async function wholeSet(
  db: Db | Transaction,
  { words, narrowed, cursor, limit }: Asked,
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
  const page = {
    ...pageEnd(ends, limit),
    rows: await inOrder(
      db,
      ends.slice(0, isSmall(legs) ? limit : 0).map(({ id }) => id),
    ),
    count: { value: Number(first?.counted ?? 0), exact: true },
  }
  return { page, legs }
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
  }
}

/** Exact where filters leave few; else how many there are at least. */
async function countWalked(
  db: Db | Transaction,
  { words, narrowed, isNarrowed }: Asked,
  { window, legs, most }: { window: number; legs: Legs; most: number },
): Promise<Count> {
  const one = async (from: SQL) => {
    const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from (${from}) as matched`)
    return Number(rows[0]?.n)
  }
  const atLeast = Math.max(legs.people, legs.writers)
  if (!isNarrowed && atLeast >= most) return { value: most, exact: false }
  const left = await one(sql`select from ${contacts} where ${narrowed} limit ${window + 1}`)
  if (left <= window) {
    const few = sql`select * from ${contacts} where ${narrowed} limit ${window}`
    return {
      value: await one(sql`select from (${few}) as contacts where ${isFoundAlone(words)}`),
      exact: true,
    }
  }
  const texts = textsWith(words)
  if (!texts || legs.people >= most) return { value: Math.min(legs.people, most), exact: false }
  const ids = sql`(${notesOf(texts)} limit ${most}) union (${answersOf(texts)} limit ${most})`
  const writers = await one(sql`select from ${contacts} where ${and(narrowed, isOneOf(ids))} limit ${most}`)
  return { value: Math.max(legs.people, writers), exact: false }
}
