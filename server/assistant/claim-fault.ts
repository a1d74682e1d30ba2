import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import { claimStems } from './alike.ts'
import { type Claim, type Said, saidOfUs, shareIn } from './claims.ts'
import { isContradicted, weakVerbs } from './contradiction.ts'
import { aboutUs, delicate } from './delicate-words.ts'
import { wordsOf } from './words.ts'

/** Saying that one does not know, or has nothing to offer, promises nothing. */
const modesty =
  /^(?:and |but |so )?(?:sorry[,.]? |no[,.]? |that )?(?:i (?:can only help|do not|don['’]t|cannot|can['’]t|would rather not|have no)|(?:there is|we have|the site names|the site gives) no (?:discount|coupon|rebate|figure|information)|the (?:site|facts|pages?) (?:do(?:es)? not|doesn['’]t))\b/i

/** Asking somebody to ask. */
const invitation =
  /^(?:and |so |but )?(?:please |feel free to )?(?:ask|tell) (?:me|us|anything|everything|away|whatever)\b/i

/** What is called free because it is. */
const freeByName = /\bfree (?=(?:ai )?(?:readiness )?(?:scorecard|quiz|workshop|newsletter|podcast)\b)/gi

/** How much of a claim has to stand in one claim of the site's. */
const enough = { delicate: 0.6, ofATopic: 0.5, ofUs: 0.65, money: 0.7, inItsSentence: 0.3 }

/** Fewer stems than that stand somewhere by chance. */
const fewestOfUs = 3

/** Why a claim may not be made, by what the site says of the offers it speaks of. */
export function claimFault(
  claim: Claim,
  topics: readonly AssistantTopic[],
  said: readonly Said[],
): string | undefined {
  if (said.some(({ claims }) => claims.some(({ text }) => text === claim.text))) return undefined
  if (
    modesty.test(claim.text) ||
    /^(?:yes|no|not (?:much|really|necessarily))(?: problem| worries)?[.!]?$/i.test(claim.text)
  )
    return undefined
  const hasTopic = topics.length > 0
  const names = new Set(
    topics.flatMap(({ name, called }) =>
      [site.name, name, ...called.filter((each) => !each.includes(' '))].flatMap(claimStems),
    ),
  )
  const subject = claim.subject.filter((stem) => !names.has(stem))
  const claims = said.flatMap((each) => each.claims)
  if (isContradicted(claim, subject, claims)) return 'the contrary of what the site says'
  const isAdvice = invitation.test(claim.text) || (!hasTopic && !aboutUs.test(claim.text))
  const text = claim.text.replaceAll(freeByName, '')
  const kinds = Object.entries(delicate).filter(
    ([kind, words]) =>
      words.test(text) && !(kind === 'absolute' && (isAdvice || isSaidOfAll(claim.text, said))),
  )
  if (kinds.length > 0 || claim.isDenied) {
    const verbless = subject.filter((stem) => !weakVerbs.has(stem))
    const telling = claim.isDenied && verbless.length > 0 ? verbless : subject
    const isUnpriced = kinds.some(([kind]) => kind === 'money') && !/\$\d/.test(claim.text)
    const share = isUnpriced ? enough.money : enough.delicate
    const isSaid = [...claims, ...(hasTopic ? saidOfUs().claims : [])].some(
      (other) =>
        other.isDenied === claim.isDenied &&
        (!claim.isDenied || other.isConditional === claim.isConditional) &&
        kinds.every(([kind, words]) => kind === 'absolute' || kind === 'money' || words.test(other.text)) &&
        (subject.length > 0 ? subject.some((stem) => other.subject.includes(stem)) : !claim.isDenied) &&
        (!claim.isDenied || shareIn(other, claim.around) > 0.5) &&
        shareIn({ subject: telling }, other.around) >= share,
    )
    if (!isSaid) return `${kinds.map(([kind]) => kind).join(', ') || 'denial'} that the site does not say`
  }
  const isLabel = wordsOf(claim.text).length <= 2
  const needed = isLabel || isAdvice ? 0 : hasTopic ? enough.ofATopic : enough.ofUs
  const whole = { subject: Array.from(claim.around).filter((stem) => !names.has(stem)) }
  const isCovered = said.some(
    ({ windows, stems }) =>
      (hasTopic && kinds.length === 0 && shareIn({ subject }, stems) === 1) ||
      windows.some((window) => {
        const share = shareIn({ subject }, window)
        return share >= needed || (share >= enough.inItsSentence && shareIn(whole, window) >= enough.ofUs)
      }),
  )
  const isOfUs = () =>
    hasTopic &&
    subject.length >= fewestOfUs &&
    saidOfUs().windows.some((window) => shareIn({ subject }, window) >= enough.ofUs)
  return isCovered || isOfUs() ? undefined : 'something the site does not say'
}

/** "Every workflow" may be said where the site says it. */
function isSaidOfAll(text: string, said: readonly Said[]): boolean {
  const ofAll = /\b(?:every|each|all)(?: of (?:your|our|the))? (\w+)/gi
  const rest = text.replaceAll(ofAll, (whole, thing: string) =>
    said.some((each) => new RegExp(`\\b(?:every|each|all) ${thing}`, 'i').test(each.text)) ? '' : whole,
  )
  return !delicate.absolute.test(rest)
}
