import { claimStem } from './alike.ts'
import { type Claim, shareIn } from './claims.ts'

/** Too common to make a claim of. */
const weak = new Set('every all any onli month week day time first next'.split(' '))

/** What everybody does with everything. */
export const weakVerbs = new Set('need get take give go come use want'.split(' ').map(claimStem))

const tellingOf = ({ subject }: Pick<Claim, 'subject'>) =>
  subject.filter((stem) => !weak.has(stem) && !weakVerbs.has(stem))

const saysIf = ({ text }: Claim) => /^(?:and )?if\b/i.test(text)

/** A claim without a denial whose words the site uses with one only, or the other way round. */
export function isContradicted(claim: Claim, subject: readonly string[], claims: readonly Claim[]): boolean {
  const own = new Set(claim.subject)
  const comparable = claims.filter(
    (other) => other.isConditional === claim.isConditional && saysIf(other) === saysIf(claim),
  )
  const within = comparable.filter(
    (other) =>
      tellingOf(other).length > 1 &&
      shareIn({ subject: tellingOf(other) }, own) >= 0.8 &&
      shareIn({ subject }, new Set(other.subject)) >= 0.5,
  )
  const same = within.filter((other) => shareIn(claim, new Set(other.subject)) >= 0.8)
  const [thing, another] = tellingOf({ subject })
  const only = comparable.filter(
    (other) =>
      thing !== undefined &&
      another === undefined &&
      tellingOf(other).length === 1 &&
      tellingOf(other)[0] === thing,
  )
  // Of a case that may come, little is said: "if we deliver", where the site says when we do not.
  const cases = comparable.filter(
    (other) => saysIf(claim) && claim.subject.length > 1 && shareIn(claim, new Set(other.subject)) >= 0.8,
  )
  return [within, same, only, cases].some(
    (alike) => alike.length > 0 && alike.every((other) => other.isDenied !== claim.isDenied),
  )
}
