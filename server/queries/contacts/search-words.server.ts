import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** More words make a search no better, and each of them is looked for. */
const mostWords = 8

/** What somebody typed, word by word. Digits with what people write between them are a phone number, and one word. */
export function typedWordsOf(q: string): string[] {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  if (/^\d{4,}$/.test(digits)) return [digits]
  return q.split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/** Every word is somewhere in the text; one or two letters only where a word begins: no index finds them elsewhere. */
export function holdsAll(text: PgColumn | SQL, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => sql`${text} ilike ${word.length < 3 ? beginningIn(word) : anywhere(word)}`),
  )
}

export const beginningIn = (word: string) => `% ${escaped(word)}%`
export const anywhere = (word: string) => `%${escaped(word)}%`
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
