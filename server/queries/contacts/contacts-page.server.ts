import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { contacts, contactSearchText } from '#server/db/schema/contacts'

const { id, email, name, company, phone, confirmed_at, created_at, last_activity_at } = contacts
const fields = { id, email, name, company, phone, confirmed_at, created_at, last_activity_at }

/** More words make a search no better, and each of them is looked for. */
const mostWords = 8

/** To rank them all of them have to be looked at, which takes the embedded database a millisecond each. */
const mostRanked = 1_000

/** Of a word's groups of three letters: two letters that changed places leave four in nine. */
const likeEnough = '0.4'

interface Search {
  /** What somebody typed: words, part of an address, digits of a phone number. */
  q: string
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined
  limit: number
}

/**
 * The contacts in whose name, address, company and phone number every word is found: those first in which most of them
 * begin a word, then whoever was heard of last; of more than a thousand, whoever was heard of last. If there are none,
 * one page of what is written most like it, as a guess.
 * @throws NotACursor
 */
export async function searchContacts(db: Db | Transaction, { q, cursor, limit }: Search) {
  const words = typedWordsOf(q)
  const holding = and(...words.map((word) => sql`${contactSearchText} ilike ${patternOf(word)}`))
  const count = await countOf(db, contacts, holding)
  if (count.value > 0) {
    const rank = words.length > 0 && count.value <= mostRanked ? beginningsOf(words) : undefined
    const page = await pageOf(db, {
      fields,
      from: contacts,
      where: holding,
      order: orderBy(rank),
      cursor,
      limit,
    })
    return { ...page, count, isGuess: false }
  }
  // A number that is nowhere is not meant to be another one.
  const spelled = words.filter((word) => /\p{L}{3}/u.test(word))
  if (spelled.length < words.length || words.length === 0)
    return { rows: [], nextCursor: null, count, isGuess: false }
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnough}, true)`)
    return tx
      .select(fields)
      .from(contacts)
      .where(and(...words.map((word) => sql`${word} <% ${contactSearchText}`)))
      .orderBy(desc(likenessOf(words)), desc(last_activity_at), desc(id))
      .limit(limit)
  })
  return { rows, nextCursor: null, count: { value: rows.length, exact: true }, isGuess: true }
}

function orderBy(rank: SQL | undefined): Order {
  return [
    ...(rank ? [{ by: rank, type: 'integer' as const }] : []),
    { by: last_activity_at, type: 'timestamptz' },
    { by: id, type: 'uuid' },
  ]
}

/** How many of the words stand at a beginning. */
function beginningsOf(words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`(${contactSearchText} ilike ${`% ${escaped(word)}%`})::integer`),
    sql` + `,
  )
}

function likenessOf(words: readonly string[]): SQL {
  const each = words.map((word) => sql`word_similarity(${word}, ${contactSearchText})`)
  return sql.join(each, sql` + `)
}

/** Digits with what people write between them are a phone number, and one word. */
function typedWordsOf(q: string): string[] {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  if (/^\d{4,}$/.test(digits)) return [digits]
  return q.split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/** Anywhere; one or two letters only at the beginning of a word: no index finds them elsewhere. */
function patternOf(word: string): string {
  return word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
