import { countedClaims } from '#content/facts/counted-claims'
import { type CountedClaim, howWeCountPath } from '#content/facts/how-we-count'
import { escaped, type ExplainedNumber } from './explained-number.ts'

const placeOf = (claim: CountedClaim) => `${howWeCountPath}#${countedClaims[claim].id}`

/** Every claim with a number, as it is said wherever it is shown: a sentence, or a figure with its caption. */
const says: Record<CountedClaim, RegExp> = {
  owners: /500\+ (?:business leaders|owners)\b/g,
  ceos: /200\+ CEOs\b/g,
  smbs: /50\+ SMBs\b/g,
  workflows: /\b50\+ workflows deployed|^workflows deployed [^|]* \| 50\+(?= \|)/g,
  costReductions: /\$100K\+ in cost reductions|^in cost reductions [^|]* \| \$100K\+(?= \|)/g,
  founderHours:
    /\b30\+ hours per month saved per founder|^hours per month saved per founder [^|]* \| 30\+(?= \|)/g,
  costsCut: /\b(?:costs|the costs of what was repaired) cut 30-60%|^30-60%(?=: )/gi,
  clientSavings:
    /\$147K average annual savings per client|^average annual savings per client [^|]* \| \$147K(?= \|)/g,
  teamHours: /\b23 hours weekly savings|^hours weekly savings [^|]* \| 23(?= \|)/g,
  implemented: /\b94% implement within 30 days|^implement within 30 days [^|]* \| 94%(?= \|)/g,
  pace: /\bTraction in 30 days,?(?: and)? sustained growth by 90 days|^Day (?:30|90)$/gi,
  seats: /\b7 founder seats left this month\b/g,
}

export const claimNumbers: readonly (ExplainedNumber & { claim: CountedClaim })[] = Object.entries(says).map(
  ([name, pattern]) => {
    const claim = name as CountedClaim
    return { claim, says: pattern, counts: countedClaims[claim].counts, explained: placeOf(claim) }
  },
)

/** What each claim counts; it is beside the claim, and on How we count. */
export const countNumbers: readonly ExplainedNumber[] = Object.values(countedClaims)
  .flatMap(({ id, counts, whose, when }) => [counts, whose, when].map((text) => ({ id, text })))
  .toSorted((one, other) => other.text.length - one.text.length)
  .map(({ id, text }) => ({
    says: new RegExp(escaped(text), 'gi'),
    counts: 'what stands behind a claim',
    explained: `${howWeCountPath}#${id}`,
  }))
