import type { ResultAnswers } from '#domain/answers'
import { exampleAnswers } from '#test/examples'
import { combinationsOf, type Question, questionsBehind, untrueSentences } from '#test/untrue-sentences'
import { describe, expect, test } from 'vitest'
import { opportunities } from '#content/results/opportunities'
import { answerFindings } from './answer-findings.ts'
import { type Claim, holdsFor, trueClaimOf } from './claim.ts'
import { tierHeaders } from './score-texts.ts'

/** All claims of the results about a business, in tables: one claim of a table is true for any answers. */
const tables: readonly (readonly [name: string, claims: readonly Claim<object>[]])[] = [
  ...Object.entries(answerFindings),
  ...Object.entries(opportunities).map(([name, { standing }]) => [name, standing] as const),
  ...tierHeaders.map((claims, band) => [`tier header, band ${band}`, claims] as const),
]

const textOf = (says: object) => Object.values(says).join(' ')

const withAnswers = (given: Partial<Record<Question, string>>) =>
  ({ ...exampleAnswers, ...given }) as unknown as ResultAnswers

describe.each(tables)('the claims of %s', (_name, claims) => {
  const named = new Set(claims.flatMap(({ when }) => Object.keys(when) as Question[]))

  test('exactly one is used for every combination of the answers they name, and every claim is used', () => {
    const said = new Set<object>()
    for (const given of combinationsOf([...named])) {
      const answers = withAnswers(given)
      const conditional = claims.filter(({ when }) => Object.keys(when).length > 0 && holdsFor(when, answers))
      expect(conditional.length, JSON.stringify(given)).toBeLessThan(2)
      said.add(trueClaimOf(claims, answers))
    }
    // Every claim is used for some combination.
    expect(said.size).toBe(claims.length)
  })

  test('are true for every combination of the answers their words depend on', () => {
    for (const { says } of claims) {
      const questions = new Set([...named, ...questionsBehind(textOf(says))])
      for (const given of combinationsOf([...questions])) {
        if (trueClaimOf(claims, withAnswers(given)) !== says) continue
        expect(untrueSentences(textOf(says), withAnswers(given)), JSON.stringify(given)).toEqual([])
      }
    }
  })
})

test('the sentences about industries are true for a solo owner and a large team', () => {
  for (const { inIndustry, repaired } of Object.values(opportunities))
    for (const text of [...Object.values(inIndustry), repaired])
      for (const teamSize of ['solo', 'large'] as const)
        expect(untrueSentences(text, { ...exampleAnswers, teamSize })).toEqual([])
})
