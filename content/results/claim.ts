import type { ResultAnswers } from '#domain/answers'

type OneOf<Answer> = Answer extends readonly (infer Item)[] ? Item : Exclude<Answer, undefined>

/**
 * The answers for which a claim is true, by question. The visitor's answer to every question here has to be among them;
 * of the areas, which are several answers to one question, one has to be.
 */
type Condition = {
  readonly [Question in keyof ResultAnswers]?: readonly OneOf<ResultAnswers[Question]>[]
}

/** A sentence of the results about the visitor's business, and the answers for which it is true. */
export interface Claim<Says> {
  when: Condition
  says: Says
}

export function holdsFor(when: Condition, answers: ResultAnswers): boolean {
  return Object.entries(when).every(([question, values]: [string, readonly string[]]) =>
    [answers[question as keyof Condition] ?? []].flat().some((given) => values.includes(given)),
  )
}

/** Returns what the first claim that is true for these answers says; throws if none is true. */
export function trueClaimOf<Says>(claims: readonly Claim<Says>[], answers: ResultAnswers): Says {
  const claim = claims.find(({ when }) => holdsFor(when, answers))
  if (!claim) throw new Error('no claim holds for these answers')
  return claim.says
}
