import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import { isCommon } from './common-words.ts'
import { figuresIn, statedFigures } from './figures.ts'
import type { Passage } from './passages.ts'
import { topics as allTopics } from './passages.ts'
import { read } from './understand.ts'
import { isLight, stemOf, stemsOf, wordsOf } from './words.ts'

/** What an answer has to stand on. */
export interface Ground {
  /** What the question was about; empty for the site as a whole. */
  topics: readonly AssistantTopic[]
  passages: readonly Passage[]
}

const longestAnswer = 1_500
const largeNumbers =
  /\b(hundred|thousand|million|billion|dozen|half|double|triple|twice|twenty|thirty|forty|fifty|sixty|ninety)\b/gi
const foreignAddress = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\b|\]\s?\(|!\[|<\/?[a-z!]|@\w|javascript:|data:/i
const refunds = /refund|money[ -]?back|reimburse|\bget (it|your \w+) back\b/i
const guarantees = /guarantee|warrant/i
const freeOfCharge = /\bfree\b|no charge|at no cost|costs? nothing|complimentary|on the house/i
const rebates = /discount|coupon|voucher|promo|\boff\b|special offer|rebate/i
const denial = /\b(no|not|nor|never|without|nothing|cannot)\b|n['’]t\b/i

/**
 * Why a model's answer may not be shown; undefined when it may. Every figure must stand, with its unit, in what the
 * site says of the offer the sentence speaks of; promises and prices likewise; links are the site's own; and the
 * words are mostly the passages'.
 */
export function faultOf(text: string, ground: Ground): string | undefined {
  if (text.length > longestAnswer) return 'too long'
  const withoutOurs = text.replaceAll(site.bookingUrl, '').replaceAll(site.contactEmail, '')
  if (foreignAddress.test(withoutOurs)) return 'an address that is not ours'
  let spokenOf = ground.topics
  for (const sentence of text.split(/(?<=[.?!])\s+|\n/).filter(Boolean)) {
    const named = read(sentence, () => true).topics
    if (named.length > 0) spokenOf = named
    const fault = sentenceFault(sentence, spokenOf, ground)
    if (fault) return fault
  }
  return strangenessOf(withoutOurs, ground)
}

function sentenceFault(
  sentence: string,
  topics: readonly AssistantTopic[],
  { passages }: Ground,
): string | undefined {
  const said = groundText(topics, passages)
  const stated = statedFigures(said)
  const invented = figuresIn(sentence).find((figure) => !stated.has(figure))
  if (invented) return `the figure ${invented}`
  const large = sentence.match(largeNumbers)?.find((word) => !said.toLowerCase().includes(word.toLowerCase()))
  if (large) return `the number ${large}`
  if (denial.test(sentence)) return undefined
  if (rebates.test(sentence)) return 'a discount'
  if (refunds.test(sentence) && !(topics.length > 0 && topics.every(({ isRefunded }) => isRefunded)))
    return 'a refund'
  const guaranteed =
    topics.length > 0 && topics.every(({ guarantee }) => !/no refund|nothing to refund/i.test(guarantee))
  if (guarantees.test(sentence) && !guaranteed) return 'a guarantee'
  const isFree = topics.length > 0 && topics.every(({ hasFreePart }) => hasFreePart)
  if (freeOfCharge.test(sentence) && !isFree && !/\b(call|scorecard)\b/i.test(sentence))
    return 'something free'
  return undefined
}

/** All that the site says of these topics; of no topic in particular, the passages. */
function groundText(topics: readonly AssistantTopic[], passages: readonly Passage[]): string {
  const paths = topics.flatMap(({ path, alsoPaths = [] }) => [path, ...alsoPaths])
  const texts = passages
    .filter(({ path }) => topics.length === 0 || paths.includes(path))
    .map(({ question = '', text }) => `${question} ${text}`)
  return [...texts, ...topics.map(cardOf)].join('\n')
}

export const cardOf = ({ name, what, price, duration, schedule, guarantee, fit, start }: AssistantTopic) =>
  [`${name}: ${what}`, price, duration, schedule, guarantee, fit, start].filter(Boolean).join(' ')

/** Names and words that the ground does not hold. */
function strangenessOf(text: string, { topics, passages }: Ground): string | undefined {
  const said = `${groundText([], passages)} ${groundText(topics, [])} ${allTopics.map(({ name }) => name).join(' ')} ${site.name}`
  const known = new Set(stemsOf(said))
  const isKnown = (word: string) => isLight(word) || isCommon(word) || known.has(stemOf(word))
  const names = text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\d]{2,}|\b\p{Lu}{4,}[\p{Lu}\d]*\b/gu) ?? []
  const name = names.find((each) => !wordsOf(each).every(isKnown))
  if (name) return `the name ${name}`
  const subject = wordsOf(text).filter((word) => !isLight(word) && !isCommon(word) && !/^\d+$/.test(word))
  const strange = subject.filter((word) => !isKnown(word))
  return subject.length > 0 && strange.length / subject.length > 0.4 ? 'words from elsewhere' : undefined
}
