import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** More words do not improve a search, and each is looked up. */
const maxWords = 8

/** The words of a search. Digits with separators are a phone number and one word. */
export function typedWordsOf(q: string): string[] {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  if (/^\d{4,}$/.test(digits)) return [digits]
  return q.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

/**
 * Every word is somewhere in the text; one or two letters only at the beginning of a word, because no index finds
 * them elsewhere.
 */
export function holdsAll(text: PgColumn | SQL, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => sql`${text} ilike ${word.length < 3 ? beginningIn(word) : anywhere(word)}`),
  )
}

export const beginningIn = (word: string) => `% ${escaped(word)}%`
export const anywhere = (word: string) => `%${escaped(word)}%`
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
