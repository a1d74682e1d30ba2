import { and, type SQL, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Count } from '#contracts/count'
import type { ContactFilters, ContactSort } from '#contracts/contact-filters'
import { spellingsOf } from '#domain/searchable'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import {
  contactOrder,
  contacts,
  contactSearchText,
  contactSearchTextAsTyped,
} from '#server/db/schema/contacts'
import type { Contact } from './contacts.server.ts'
import { countToTheEnd } from './counted-contacts.server.ts'
import { filteredBy } from './filtered-contacts.server.ts'
import { suggestedWords } from './suggested-words.server.ts'
import { searchedContacts } from './searched-contacts.server.ts'
import { wordStartPattern, typedWordsOf } from './search-words.server.ts'

const { id, last_activity_at } = contacts

/** The most matches that are ranked, because ranking takes the embedded database a millisecond per match. */
const maxRanked = 1_000

interface Asked {
  /** The search text: words, part of an address, or digits of a phone number. */
  q?: string | undefined
  filters?: ContactFilters | undefined
  /** Limited to these contacts. */
  ids?: readonly string[] | undefined
  sort: ContactSort
  /** Today's date in the office's time zone. */
  today: string
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined
  /** The count from another page of the same search, so that it is not counted again. */
  count?: Count | undefined
  limit: number
}

interface ContactsPage {
  rows: Contact[]
  nextCursor: string | null
  count: Count
  /** The corrected spelling that was searched for instead, because nothing matched. */
  didYouMean: string | null
  /** Whether correcting the spelling took too long. */
  gaveUp: boolean
}

/**
 * Returns a page of contacts by filters and search. `sort: 'match'` ranks contacts by how well the words match, or,
 * with too many matches to rank, by latest activity. Without a match, it returns the page of the corrected spelling.
 * @throws NotACursor
 */
export async function contactsPage(db: Db | Transaction, asked: Asked): Promise<ContactsPage> {
  const words = typedWordsOf(asked.q ?? '')
  if (words.length === 0) return { ...(await listed(db, asked)), ...asTyped }
  const found = await searched(db, asked, words)
  if (found.count.value > 0 || !found.count.exact) return { ...found, ...asTyped }
  const meant = await suggestedWords(db, words)
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
    order: ({ atMost }) => orderOf(asked, atMost <= maxRanked ? words : []),
    cursor,
    count: asked.count,
    limit,
  })
}

/** Returns the exact number of contacts that match filters and search, and of all contacts. */
export async function contactsCount(
  db: Db,
  { q = '', filters, today }: Pick<Asked, 'q' | 'filters' | 'today'>,
): Promise<{ found: number; everyone: number }> {
  const found = await countToTheEnd(db, filteredBy(filters, today), typedWordsOf(q))
  return { found, everyone: await countToTheEnd(db, filteredBy({}, today), []) }
}

type OrderedBy = Order[number]

/** @param ranked the words that `match` ranks by; empty if there are too many matches to rank */
function orderOf({ sort, filters }: Asked, ranked: readonly string[] = []): Order {
  const { waited, waitedOfStatus, score, cost, soon } = contactOrder
  const newest: OrderedBy = { by: last_activity_at, type: 'timestamptz' }
  const leading: Record<ContactSort, OrderedBy> = {
    waiting: { by: filters?.status?.length === 1 ? waitedOfStatus : waited, type: 'interval' },
    newest,
    score: { by: score, type: 'integer' },
    cost: { by: cost, type: 'integer' },
    'next-step': { by: soon, type: 'integer' },
    match: ranked.length > 0 ? { by: nearnessOf(ranked), type: 'integer' } : newest,
  }
  const first = leading[sort]
  return [first, ...(first === newest ? [] : [newest]), { by: id, type: 'uuid' }]
}

/**
 * Returns the same order in a form that uses no index. Otherwise the planner walks all contacts in index order instead
 * of first applying filters that leave few.
 */
function afterwards({ by, type }: OrderedBy): OrderedBy {
  return { by: type === 'integer' ? sql`${by} + 0` : sql`${by} + interval '0'`, type }
}

/** Returns the rank: one point each if a word begins a word, is a whole word, and is one in the typed spelling. */
function nearnessOf(words: readonly string[]): SQL {
  return sql.join(
    words.flatMap((typed) => {
      const [word = typed] = spellingsOf(typed)
      return [
        sql`(${contactSearchText} like ${wordStartPattern(word)})::integer`,
        sql`(${contactSearchText} || ' ' like ${wordStartPattern(`${word} `)})::integer`,
        sql`(normalize(${contactSearchTextAsTyped}) ilike ${wordStartPattern(`${typed.normalize().toLowerCase()} `)})::integer`,
      ]
    }),
    sql` + `,
  )
}
