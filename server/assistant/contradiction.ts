import { claimStem, isPlain } from './alike.ts'
import { type Claim, type Said, shareIn } from './claims.ts'

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

/** What neither side does alone. */
const doneTogether = new Set('meet work talk decide'.split(' ').map(claimStem))

/** Who does what: "we call", "you approve". */
function doingsIn(text: string): string[] {
  const found = text.matchAll(
    /\b(we|you)\s+(?:(?:can|will|then|also|just|simply|may|could|first)\s+)*(\p{L}+)/giu,
  )
  return Array.from(found, ([, who = '', verb = '']) => {
    const stem = claimStem(verb.toLowerCase())
    return isPlain(verb.toLowerCase()) || weakVerbs.has(stem) || doneTogether.has(stem)
      ? ''
      : `${who.toLowerCase()} ${stem}`
  }).filter(Boolean)
}

const kept = new WeakMap<Said, ReadonlySet<string>>()

function doingsOf(said: Said): ReadonlySet<string> {
  const doings = kept.get(said) ?? new Set(doingsIn(said.text))
  kept.set(said, doings)
  return doings
}

/** Says that the visitor does what the site says we do, or the other way round. */
export function isSwapped(sentence: string, said: readonly Said[]): boolean {
  if (/\btogether\b/i.test(sentence)) return false
  const isStated = (doing: string) => said.some((each) => doingsOf(each).has(doing))
  return doingsIn(sentence).some((doing) => {
    const [who, verb = ''] = doing.split(' ')
    return !isStated(doing) && isStated(`${who === 'we' ? 'you' : 'we'} ${verb}`)
  })
}
