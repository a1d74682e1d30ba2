import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchable, spellingsOf } from '#domain/searchable'

/** More words do not improve a search, and each is looked up. */
const maxWords = 8

/** The words of a search. Digits with separators are a phone number and one word. */
export function typedWordsOf(q: string): string[] {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  if (/^\d{4,}$/.test(digits)) return [digits]
  const words = q.split(separators).filter(Boolean)
  const compared = words.filter((word) => spellingsOf(word).length > 0)
  // Signs alone are no search for everybody.
  return (compared.length > 0 ? compared : words).slice(0, maxWords)
}

/** Spaces and hyphens of every kind. */
const separators = /[\s\p{Pd}\u2212]+/u

/**
 * Every word, in one of its spellings, is somewhere in the text, which is as `searchable` writes it; one or two
 * letters and other spellings only at the beginning of a word, or joined to the word beside them: `cafe 5` is `cafe5`.
 * No index finds one or two letters elsewhere.
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

/** A word joined to the one before and to the one after, where an index finds that. */
function joinedAt(words: readonly string[], index: number): string[] {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => searchable(words[index + step] ?? ''))
  return [before + word, word + after].filter((joined) => joined !== word && joined.length > 2)
}

/** For a word as {@link spellingsOf} gives it. */
export const wordStartPattern = (word: string) => `% ${escaped(word)}%`
export const containsPattern = (word: string) => `%${escaped(word)}%`
const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)
