import { and, type SQL, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { ContactFilters, ContactSort } from '#contracts/contact-filters'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { contactOrder, contacts, contactSearchText } from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { countToTheEnd } from './counted-contacts.server.ts'
import { filteredBy } from './filtered-contacts.server.ts'
import { meantWords } from './meant-words.server.ts'
import { searchedContacts } from './searched-contacts.server.ts'
import { beginningIn, typedWordsOf } from './search-words.server.ts'

const { id, last_activity_at } = contacts

/** To rank them all of them have to be looked at, which takes the embedded database a millisecond each. */
const mostRanked = 1_000

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
  /** What another page of the same has counted: it is not counted again. */
  count?: Count | undefined
  limit: number
}

interface ContactsPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
  /** What was searched for instead, where nobody is found: the same as people's names spell it. */
  didYouMean: string | null
  /** It could not be found out in time what was meant. */
  gaveUp: boolean
}

/**
 * A page of the contacts that filters leave and a search finds. With `sort: 'match'` those come first in which most of
 * the words begin a word, or, where more than a thousand are found, whoever was heard of last. Where nobody is found,
 * it is the page of what was probably meant.
 * @throws NotACursor
 */
export async function contactsPage(db: Db | Transaction, asked: Asked): Promise<ContactsPage> {
  const words = typedWordsOf(asked.q ?? '')
  if (words.length === 0) return { ...(await listed(db, asked)), ...asTyped }
  const found = await searched(db, asked, words)
  if (found.count.value > 0 || !found.count.exact) return { ...found, ...asTyped }
  const meant = await meantWords(db, words)
  if (!meant.words) return { ...found, ...asTyped, gaveUp: meant.gaveUp }
  const instead = await searched(db, asked, meant.words)
  return { ...instead, didYouMean: instead.count.value > 0 ? meant.words.join(' ') : null, gaveUp: false }
}

const asTyped = { didYouMean: null, gaveUp: false }

async function listed(db: Db | Transaction, asked: Asked) {
  const { filters, ids, today, cursor, limit } = asked
  const where = and(filteredBy(filters, today), ids && inArray(id, [...ids]))
  const count = asked.count ?? (await countOf(db, contacts, where))
  const order = orderOf(asked)
  const [first, ...rest] = order
  const page = await pageOf(db, {
    fields: getTableColumns(contacts),
    from: contacts,
    where,
    order: count.exact && first ? [afterwards(first), ...rest] : order,
    cursor,
    limit,
  })
  return { ...page, count }
}

function searched(db: Db | Transaction, asked: Asked, words: readonly string[]) {
  const { filters, ids, today, cursor, limit } = asked
  return searchedContacts(db, {
    words,
    narrowed: and(filteredBy(filters, today), ids && inArray(id, [...ids])),
    isNarrowed: Object.keys(filters ?? {}).length > 0 || ids !== undefined,
    isRanked: asked.sort === 'match',
    order: ({ atMost }) => orderOf(asked, atMost <= mostRanked ? words : []),
    cursor,
    count: asked.count,
    limit,
  })
}

/** How many a search and filters find, and how many there are: counted to the end. */
export async function contactsCount(
  db: Db,
  { q = '', filters, today }: Pick<Asked, 'q' | 'filters' | 'today'>,
): Promise<{ found: number; everyone: number }> {
  const found = await countToTheEnd(db, filteredBy(filters, today), typedWordsOf(q))
  return { found, everyone: await countToTheEnd(db, filteredBy({}, today), []) }
}

type OrderedBy = Order[number]

/** @param ranked the words by which `match` puts them in order; none where there are too many to look at each */
function orderOf({ sort, filters }: Asked, ranked: readonly string[] = []): Order {
  const { waited, waitedOfStatus, score, cost, soon } = contactOrder
  const newest: OrderedBy = { by: last_activity_at, type: 'timestamptz' }
  const leading: Record<ContactSort, OrderedBy> = {
    waiting: { by: filters?.status?.length === 1 ? waitedOfStatus : waited, type: 'interval' },
    newest,
    score: { by: score, type: 'integer' },
    cost: { by: cost, type: 'integer' },
    'next-step': { by: soon, type: 'integer' },
    match: ranked.length > 0 ? { by: beginningsOf(ranked), type: 'integer' } : newest,
  }
  const first = leading[sort]
  return [first, ...(first === newest ? [] : [newest]), { by: id, type: 'uuid' }]
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
