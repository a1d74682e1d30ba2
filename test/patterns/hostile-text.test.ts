import { describe, expect, test } from 'vitest'
import { mentionPattern } from '#domain/mention'
import { phrasePattern } from '#server/assistant/phrase-pattern'
import { concepts } from '#content/assistant/concepts'
import { composedPatterns, literalPatterns } from './collect-patterns.ts'
import { growthOf } from './growth-of.ts'

/** Exempt files: they read our own pages, in which a visitor's `<` is escaped. */
const readsOwnPages = ['server/pages/answers.ts', 'server/pages/defer-script.ts']
/** Without an unbounded repetition, the time for each position of a text is bounded. */
const repeatsWithoutEnd = /[*+]|,\}/

/** The files that compose patterns, and why each is safe. */
const composed: Readonly<
  Record<string, 'tested below' | 'literals, tested above' | 'short texts' | 'repeats nothing'>
> = {
  /** An escaped search word, matched against our own labels. */
  'content/answers/choices-with.ts': 'repeats nothing',
  'domain/imported-date.ts': 'repeats nothing',
  'domain/mention.ts': 'tested below',
  'server/assistant/numbered.ts': 'repeats nothing',
  'server/assistant/phrase-pattern.ts': 'tested below',
  'server/assistant/sessions.ts': 'repeats nothing',
  /** The patterns of intents, again with another flag. */
  'server/assistant/understand.ts': 'literals, tested above',
  'server/db/page.ts': 'repeats nothing',
  /** A header: with all others at most 16 kB. */
  'server/http/accepted-encoding.ts': 'short texts',
  /** A tag of at most 10,000 characters. */
  'server/incoming/html-to-text.ts': 'short texts',
  'server/metrics/route-patterns.ts': 'short texts',
  'server/pages/preview.ts': 'repeats nothing',
  'server/queries/contacts/csv-records.ts': 'repeats nothing',
  'server/services/incoming/reply-address.ts': 'repeats nothing',
  /** A tag of at most 5,000 characters. */
  'server/services/web/gamma.ts': 'short texts',
  'server/settings/settings-renderer.ts': 'repeats nothing',
}

test('growthOf reports patterns with quadratic time, and none with linear time', () => {
  expect(growthOf(/\s+$/)?.factor).toBeGreaterThan(8)
  expect(growthOf(/<a\b[^>]*\bhref/i)?.factor).toBeGreaterThan(8)
  expect(growthOf(/=\s*["']?\s*x/)?.factor).toBeGreaterThan(8)
  expect(growthOf(/(?<!\s)\s+$/)).toBeUndefined()
  expect(growthOf(/(?<![a-z])[a-z]+@[a-z]{1,9}/)).toBeUndefined()
})

describe('regular expressions in production code', () => {
  test('each takes linear time on a hostile text of 64 kB', { timeout: 240_000 }, () => {
    const patterns = new Map(literalPatterns().map((found) => [String(found.pattern), found]))
    expect(patterns.size).toBeGreaterThan(200)
    const quadratic = [...patterns.values()]
      .filter(({ at, pattern }) => repeatsWithoutEnd.test(pattern.source) && !isExempt(at))
      .flatMap(({ at, pattern }) => {
        const growth = growthOf(pattern)
        return growth ? [`${at} ${String(pattern)}: ${growth.factor} on ${growth.text.slice(0, 40)}`] : []
      })
    expect(quadratic).toEqual([])
  })

  test('those composed at run time are listed here, with what bounds them', () => {
    const files = new Set(composedPatterns().map((at) => at.replace(/:\d+$/, '')))
    expect([...files]).toEqual(Object.keys(composed))
  })

  test('those of the assistant’s phrases take linear time', { timeout: 240_000 }, () => {
    const quadratic = Object.entries(concepts).filter(([, phrases]) => growthOf(phrasePattern(phrases)))
    expect(quadratic.map(([name]) => name)).toEqual([])
  })

  test('that of mentions takes linear time', () => {
    expect(growthOf(mentionPattern(['Ann Smith', 'ann@example.com']))).toBeUndefined()
  })
})

const isExempt = (at: string) => readsOwnPages.some((file) => at.startsWith(`${file}:`))
