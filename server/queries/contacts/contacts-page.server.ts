import { and, desc, DrizzleQueryError, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ContactFilters, ContactSort } from '#contracts/contact-filters'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { contactOrder, contacts, contactSearchText } from '#server/db/schema/contacts'
import type { Count } from '#contracts/count'
import type { Contact } from './contacts.server.ts'
import { filteredBy } from './filtered-contacts.server.ts'
import { foundBy } from './found-contacts.server.ts'
import { beginningIn, typedWordsOf } from './search-words.server.ts'

const { id, last_activity_at } = contacts

/** To rank them all of them have to be looked at, which takes the embedded database a millisecond each. */
const mostRanked = 1_000

/** A guess that takes longer is none: among a million it has to compare with far too many. */
const longestGuessMs = '75'

/** Of a word's groups of three letters: two letters that changed places leave four in nine. */
const likeEnough = '0.4'

interface Asked {
  /** What somebody typed: words, part of an address, digits of a phone number. */
  q?: string | undefined
  filters?: ContactFilters | undefined
  /** Only these of them. */
  ids?: readonly string[] | undefined
  sort: ContactSort
  /** What day it is for the people of the office. */
  today: string
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
  limit: number
}

interface ContactsPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
  isGuess: boolean
}

/**
 * A page of the contacts that filters leave and a search finds. With `sort: 'match'` those come first in which most of
 * the words begin a word, or, where more than a thousand are found, whoever was heard of last; and if none are found,
 * one page of what is written most like it, as a guess.
 * @throws NotACursor
 */
export async function contactsPage(db: Db | Transaction, asked: Asked): Promise<ContactsPage> {
  const { q = '', filters, ids, sort, today, cursor, limit } = asked
  const words = typedWordsOf(q)
  const narrowed = filteredBy(filters, today)
  const where = and(narrowed, foundBy(words), ids && inArray(id, [...ids]))
  const count = await countOf(db, contacts, where)
  if (count.value === 0) {
    const rows = sort === 'match' ? await mostLike(db, words, narrowed, limit) : []
    return {
      rows,
      nextCursor: null,
      count: { value: rows.length, exact: true },
      isGuess: rows.length > 0,
    }
  }
  const page = await pageOf(db, {
    fields: getTableColumns(contacts),
    from: contacts,
    where,
    order: orderBy(asked, count, words),
    cursor,
    limit,
  })
  return { ...page, count, isGuess: false }
}

/** How many a search and filters find, and how many there are: counted to the end. */
export async function contactsCount(
  db: Db,
  { q = '', filters, today }: Pick<Asked, 'q' | 'filters' | 'today'>,
): Promise<{ found: number; everyone: number }> {
  const [found, everyone] = await Promise.all([
    db.$count(contacts, and(filteredBy(filters, today), foundBy(typedWordsOf(q)))),
    db.$count(contacts, filteredBy({}, today)),
  ])
  return { found, everyone }
}

type OrderedBy = Order[number]

function orderBy({ sort, filters }: Asked, count: ContactsPage['count'], words: readonly string[]): Order {
  const { waited, waitedOfStatus, score, cost, soon } = contactOrder
  const newest: OrderedBy = { by: last_activity_at, type: 'timestamptz' }
  const isRanked = words.length > 0 && count.exact && count.value <= mostRanked
  const leading: Record<ContactSort, OrderedBy> = {
    waiting: { by: filters?.status?.length === 1 ? waitedOfStatus : waited, type: 'interval' },
    newest,
    score: { by: score, type: 'integer' },
    cost: { by: cost, type: 'integer' },
    'next-step': { by: soon, type: 'integer' },
    match: isRanked ? { by: beginningsOf(words), type: 'integer' } : newest,
  }
  const first = leading[sort]
  return [
    count.exact ? afterwards(first) : first,
    ...(first === newest ? [] : [newest]),
    { by: id, type: 'uuid' },
  ]
}

/**
 * The same order, which no index has. Few are found by what narrows them and then put in order: the database would
 * rather walk all contacts in order until it has met enough of them, and may meet them last.
 */
function afterwards({ by, type }: OrderedBy): OrderedBy {
  return { by: type === 'integer' ? sql`${by} + 0` : sql`${by} + interval '0'`, type }
}

/** How many of the words stand at a beginning. */
function beginningsOf(words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`(${contactSearchText} ilike ${beginningIn(word)})::integer`),
    sql` + `,
  )
}

async function mostLike(
  db: Db | Transaction,
  words: readonly string[],
  narrowed: SQL | undefined,
  limit: number,
): Promise<Contact[]> {
  // A number that is nowhere is not meant to be another one.
  const spelled = words.filter((word) => /\p{L}{3}/u.test(word))
  if (spelled.length < words.length || words.length === 0) return []
  const guess = db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnough}, true), set_config('statement_timeout', ${longestGuessMs}, true)`,
    )
    return tx
      .select()
      .from(contacts)
      .where(and(narrowed, ...words.map((word) => sql`${word} <% ${contactSearchText}`)))
      .orderBy(desc(likenessOf(words)), desc(last_activity_at), desc(id))
      .limit(limit)
  })
  return guess.catch((error: unknown) => {
    if (tookTooLong(error)) return []
    throw error
  })
}

const tookTooLong = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '57014'

function likenessOf(words: readonly string[]): SQL {
  const each = words.map((word) => sql`word_similarity(${word}, ${contactSearchText})`)
  return sql.join(each, sql` + `)
}
