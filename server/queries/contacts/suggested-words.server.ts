import { and, DrizzleQueryError, or, type SQL, sql } from 'drizzle-orm'
import { editDistance } from '#domain/edit-distance'
import { searchable } from '#domain/searchable'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { contacts, contactSearchText, isUnmerged } from '#server/db/schema/contacts'
import { holdsAll } from './search-words.server.ts'

/** The result of correcting the spelling of a search without matches. */
interface SuggestedWords {
  /** Null if no name is similar. */
  words: string[] | null
  /** Whether the correction took too long, so that there may be a similar name. */
  gaveUp: boolean
}

/** The length of words that are corrected. Longer words have too many misspellings; shorter ones match too much. */
const shortest = 4
const longest = 24
/** The number of people whose names are searched for the right spelling. */
const maxPeople = 200
/** How many spellings one statement looks up. The embedded database serves nobody else during a statement. */
const spellingsAtOnce = { postgres: Infinity, embedded: 3 }
const deadlineMs = '600'
/** The share of common trigrams: two swapped letters leave four in nine. */
const likeEnough = '0.5'

/**
 * Corrects words to spellings in people's names, addresses and companies: one letter added, removed, changed or
 * swapped; on PostgreSQL, where that finds none, the most trigrams in common.
 */
export async function suggestedWords(
  db: Db | Transaction,
  typed: readonly string[],
): Promise<SuggestedWords> {
  const words = typed.flatMap((word) => searchable(word).match(wordsIn) ?? [])
  const leading = words.filter(canBeMisspelled).toSorted((a, b) => b.length - a.length)[0]
  // A number is not corrected to another number.
  if (leading === undefined || words.some((word) => /^\d+$/.test(word))) return { words: null, gaveUp: false }
  try {
    const people = await peopleSpelledLike(db, words, leading)
    return { words: bestSpelling(words, people), gaveUp: false }
  } catch (error) {
    if (isTimeout(error)) return { words: null, gaveUp: true }
    throw error
  }
}

const wordsIn = /[\p{L}\p{M}\p{N}]+/gu

const canBeMisspelled = (word: string) =>
  word.length >= shortest && word.length <= longest && /\p{L}{3}/u.test(word)

interface Person {
  name: string | null
  email: string
  company: string | null
}

/** @param leading the word that is looked up in the index; the others are compared with its matches */
async function peopleSpelledLike(
  db: Db | Transaction,
  words: readonly string[],
  leading: string,
): Promise<Person[]> {
  const atOnce = isEmbedded(db) ? spellingsAtOnce.embedded : spellingsAtOnce.postgres
  const others = and(
    isUnmerged,
    // Compared as a value, so that no index is used.
    ...words.filter((word) => word !== leading).map((word) => sql`(${isSpelledLike(word)}) is true`),
  )
  const spellings = spellingsOf(leading)
  while (spellings.length > 0) {
    const some = spellings.splice(0, Math.min(atOnce, spellings.length))
    const found = await inTime(db, and(holdsOneOf(some), others))
    if (found.length > 0) return found
  }
  if (isEmbedded(db)) return []
  return inTime(db, and(sql`${leading} <% ${contactSearchText}`, others))
}

function inTime(db: Db | Transaction, where: SQL | undefined): Promise<Person[]> {
  const { name, email, company } = contacts
  const ask = (on: Db | Transaction) =>
    on.select({ name, email, company }).from(contacts).where(where).limit(maxPeople)
  if (isEmbedded(db)) return ask(db)
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${likeEnough}, true), set_config('statement_timeout', ${deadlineMs}, true)`,
    )
    return ask(tx)
  })
}

function isSpelledLike(word: string): SQL | undefined {
  return canBeMisspelled(word)
    ? holdsOneOf([word, ...spellingsOf(word)])
    : holdsAll(contactSearchText, [word])
}

/** Compares only at the beginning of words, because a short word is similar to too much elsewhere. */
const holdsOneOf = (patterns: readonly string[]) =>
  or(...patterns.map((pattern) => sql`${contactSearchText} like ${`% ${pattern}%`}`))

/** Returns `like` patterns for every spelling one typing error away. The word contains only letters and digits. */
function spellingsOf(word: string): string[] {
  const letters = Array.from(word)
  const changed = (at: number, gone: number, ...put: string[]) => letters.toSpliced(at, gone, ...put).join('')
  const all = letters.flatMap((letter, at) => [
    changed(at, 1, '_'),
    changed(at, 1),
    ...(at > 0 ? [changed(at, 0, '_'), changed(at - 1, 2, letter, letters[at - 1] ?? '')] : []),
  ])
  return [...new Set(all)].filter((each) => each !== word)
}

/** Returns the words of the most similar names; among equals, the most frequent spelling. */
function bestSpelling(words: readonly string[], people: readonly Person[]): string[] | null {
  const spellings = new Map<string, { slips: number; people: number; words: string[] }>()
  for (const { name, email, company } of people) {
    const own = searchable(`${name ?? ''} ${email} ${company ?? ''}`).match(wordsIn) ?? []
    const nearest = words.map((word) => nearestTo(word, own))
    const spelling = nearest.map(({ word }) => word)
    const key = spelling.join(' ')
    const known = spellings.get(key)
    if (nearest.some(({ slips }, index) => slips > maxSlipsFor(words[index] ?? ''))) continue
    const slips = nearest.reduce((sum, each) => sum + each.slips, 0)
    spellings.set(key, { slips, people: (known?.people ?? 0) + 1, words: spelling })
  }
  const [best] = [...spellings.values()].toSorted((a, b) => a.slips - b.slips || b.people - a.people)
  // Unchanged words are not misspelled. The search had no match for another reason.
  return best && best.slips > 0 ? best.words : null
}

/** The number of differences up to which a word counts as a misspelling. */
const maxSlipsFor = (word: string) => (word.length < 7 ? 1 : 2)

function nearestTo(word: string, own: readonly string[]): { word: string; slips: number } {
  if (own.some((each) => each.includes(word))) return { word, slips: 0 }
  const compared = own.map((each) => ({ word: each, slips: editDistance(word, each) }))
  return compared.toSorted((a, b) => a.slips - b.slips)[0] ?? { word, slips: 0 }
}

const isTimeout = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '57014'
