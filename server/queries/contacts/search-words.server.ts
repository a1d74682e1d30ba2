import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchable, spellingsOf } from '#domain/searchable'

/** The limit of searched words, each of which is looked up. */
const maxWords = 8

/** Splits a search into words. Digits with separators are a phone number and count as one word. */
export function typedWordsOf(q: string): string[] {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  if (/^\d{4,}$/.test(digits)) return [digits]
  const words = q.split(separators).filter(Boolean)
  const compared = words.filter((word) => spellingsOf(word).length > 0)
  // A search for punctuation alone keeps it, because without words it would match everybody.
  return (compared.length > 0 ? compared : words).slice(0, maxWords)
}

/** Any kind of spaces and hyphens. */
const separators = /[\s\p{Pd}\u2212]+/u

/**
 * Whether every word, in one of its spellings, is in the text, which `searchable` has normalized. One or two letters
 * and other spellings match only at the beginning of a word, or joined to the word beside them, as `cafe 5` matches
 * `cafe5`, because no index finds one or two letters elsewhere.
 */
export function holdsAll(text: PgColumn | SQL, words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((typed, index) => {
      const [word = typed, ...others] = spellingsOf(typed)
      const patterns =
        word.length < 3
          ? [wordStartPattern(word), ...joinedAt(words, index).map(containsPattern)]
          : [containsPattern(word)]
      return or(
        ...[...patterns, ...others.map(wordStartPattern)].map((pattern) => sql`${text} like ${pattern}`),
      )
    }),
  )
}

/** Returns a word joined to its neighbors, if the result is long enough for the index. */
function joinedAt(words: readonly string[], index: number): string[] {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => searchable(words[index + step] ?? ''))
  return [before + word, word + after].filter((joined) => joined !== word && joined.length > 2)
}

/** Returns the pattern for the beginning of a word, for a result of {@link spellingsOf}. */
export const wordStartPattern = (word: string) => `% ${escaped(word)}%`
export const containsPattern = (word: string) => `%${escaped(word)}%`
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
