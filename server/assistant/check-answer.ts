import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import { figureFault } from './check-figures.ts'
import {
  type Claim,
  cardOf,
  claimsIn,
  type Said,
  saidOf,
  sentencesOf,
  shareIn,
  siteStarts,
  siteStems,
} from './claims.ts'
import { isCommon } from './common-words.ts'
import { asksForSecrets, delicate, selfTalk, slander } from './delicate-words.ts'
import { dates } from './figures.ts'
import { type Passage, topics as allTopics } from './passages.ts'
import { read } from './understand.ts'
import { isLight, stemOf, stemsOf, wordsOf } from './words.ts'

/** What an answer has to stand on. */
export interface Ground {
  /** What the question was about; empty for the site as a whole. */
  topics: readonly AssistantTopic[]
  passages: readonly Passage[]
}

const longestAnswer = 1_500
/** Letters of western languages, figures and the marks of plain writing; all else can hide something. */
const strangeCharacter =
  /[^\n\r\t\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/u
const freeOfCharge = /\bfree\b|\bgratis\b|complimentary|costs? (?:you )?nothing|on the house/i
const foreignAddress = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\b|\]\s?\(|!\[|<\/?[a-z!]|@\w|javascript:|data:/i
/** Saying that one does not know, or has nothing to offer, promises nothing. */
const modesty =
  /^(?:and |but |so )?(?:sorry[,.]? |no[,.]? |that )?(?:i (?:can only help|do not|don['’]t|cannot|can['’]t|would rather not|have no)|(?:there is|we have|the site names|the site gives) no (?:discount|coupon|rebate|figure|information)|the (?:site|facts|pages?) (?:do(?:es)? not|doesn['’]t))\b/i
/** Words of a conversation that no page has. */
const courtesy = new Set('hello welcome thanks thank sorry glad discount coupon sounds guess'.split(' '))
const aboutUs =
  /\b(we|we['’]re|our|us|they|company|consultancy|consultants?|mendline|owners|founders?|staff|team|testimonials?|case studies|(?:most|former|past|many|every|no) (?:clients?|customers?)|clients (?:say|leave|regret))\b/i
/** Asking somebody to ask. */
const invitation =
  /^(?:and |so |but )?(?:please |feel free to )?(?:ask|tell) (?:me|us|anything|everything|away|whatever)\b/i

/**
 * Why a model's answer may not be shown; undefined when it may. Each sentence is held against the claims that the site
 * makes of what the sentence speaks of: figures and dates with what stands beside them, denials by a denial, and every
 * delicate word (prices, promises, pressure) by a claim that says the same. When in doubt it is not shown.
 */
export function faultOf(text: string, ground: Ground): string | undefined {
  if (text.length > longestAnswer) return 'too long'
  const strange = strangeCharacter.exec(text)?.[0]
  if (strange) return `the character U+${strange.codePointAt(0)?.toString(16)}`
  const withoutOurs = text.replaceAll(site.bookingUrl, '').replaceAll(site.contactEmail, '')
  if (foreignAddress.test(withoutOurs)) return 'an address that is not ours'
  if (selfTalk.test(text)) return 'talk of its instructions'
  if (asksForSecrets.test(text)) return 'a request for secrets'
  let spokenOf = ground.topics
  for (const sentence of sentencesOf(withoutOurs)) {
    const named = topicsNamedIn(sentence)
    if (named.length > 0) spokenOf = named
    const fault = sentenceFault(sentence, spokenOf)
    if (fault) return fault
  }
  return strangenessOf(withoutOurs, ground)
}

/** A weekday names a workshop too, unless the sentence names what it speaks of. */
function topicsNamedIn(sentence: string): readonly AssistantTopic[] {
  const named = read(sentence.replaceAll(dates, ' '), () => true).topics
  if (named.length === 0) return read(sentence, () => true).topics
  return named
}

function sentenceFault(sentence: string, topics: readonly AssistantTopic[]): string | undefined {
  const said = topics.length > 0 ? topics.map(saidOf) : [saidOf(undefined)]
  // What puts nothing side by side has to be true of all that it names.
  const isList = /[;:]|,(?!\d)|\b(?:and|or|than|vs|versus)\b/i.test(sentence)
  const each = isList ? [said] : said.map((one) => [one])
  const figures = each.map((one) => figureFault(sentence, one)).find(Boolean)
  if (figures) return figures
  const slandered = slander.exec(sentence)?.[0]
  if (slandered) return `the word ${slandered}`
  if (sentence.endsWith('?')) return undefined
  const hasFreePart = topics.every((topic) => topic.hasFreePart)
  if (!hasFreePart && freeOfCharge.test(sentence) && !/\b(call|scorecard)\b/i.test(sentence))
    return 'something free'
  for (const claim of claimsIn(sentence)) {
    const fault = claimFault(claim, topics, said)
    if (fault) return fault
  }
  return undefined
}

/** How much of a claim has to stand in one claim of the site's. */
const enough = { delicate: 0.6, ofATopic: 0.5, ofUs: 0.65, money: 0.7, inItsSentence: 0.3 }

function claimFault(
  claim: Claim,
  topics: readonly AssistantTopic[],
  said: readonly Said[],
): string | undefined {
  if (said.some(({ claims }) => claims.some(({ text }) => text === claim.text))) return undefined
  if (modesty.test(claim.text) || /^(?:yes|no)(?: problem| worries)?[.!]?$/i.test(claim.text))
    return undefined
  const hasTopic = topics.length > 0
  const names = new Set(topics.flatMap(({ name, called }) => [name, ...called].flatMap(stemsOf)))
  const subject = claim.subject.filter((stem) => !names.has(stem))
  const claims = said.flatMap((each) => each.claims)
  if (!claim.isConditional && isContradicted(claim, subject, claims))
    return `the contrary of what the site says: ${claim.text}`
  const isAdvice = invitation.test(claim.text) || (!hasTopic && !aboutUs.test(claim.text))
  const kinds = Object.entries(delicate).filter(
    ([kind, words]) => words.test(claim.text) && !(isAdvice && kind === 'absolute'),
  )
  if (kinds.length > 0 || claim.isDenied) {
    const share = kinds.some(([kind]) => kind === 'money') ? enough.money : enough.delicate
    const isSaid = claims.some(
      (other) =>
        other.isDenied === claim.isDenied &&
        (!claim.isDenied || other.isConditional === claim.isConditional) &&
        kinds.every(([kind, words]) => kind === 'absolute' || kind === 'money' || words.test(other.text)) &&
        (subject.length > 0 ? subject.some((stem) => other.subject.includes(stem)) : !claim.isDenied) &&
        (!claim.isDenied || shareIn(other, claim.around) > 0.5) &&
        shareIn({ subject }, other.around) >= share,
    )
    if (!isSaid)
      return `${kinds.map(([kind]) => kind).join(', ') || 'denial'} that the site does not say: ${claim.text}`
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
  return isCovered ? undefined : `something the site does not say: ${claim.text}`
}

/** Too common to make a claim of. */
const weak = new Set('every all any onli month week day time first next'.split(' '))

/** A claim without a denial whose words the site uses with one only. */
function isContradicted(claim: Claim, subject: readonly string[], claims: readonly Claim[]): boolean {
  const own = new Set(claim.subject)
  const within = claims.filter(
    (other) => other.subject.filter((stem) => !weak.has(stem)).length > 1 && shareIn(other, own) >= 0.8,
  )
  const same = within.filter((other) => shareIn(claim, new Set(other.subject)) >= 0.8)
  const only = claims.filter(
    (other) => other.subject.length === 1 && subject.length === 1 && other.subject[0] === subject[0],
  )
  return [within, same, only].some(
    (alike) => alike.length > 0 && alike.every((other) => other.isDenied !== claim.isDenied),
  )
}

/** The site uses the word, or one that begins alike. */
function isOfTheSite(stem: string): boolean {
  return siteStems.has(stem) || (stem.length >= 6 && siteStarts.has(stem.slice(0, 6)))
}

/** Names and words that the site does not use. */
function strangenessOf(text: string, { topics, passages }: Ground): string | undefined {
  const cards = [...topics, ...allTopics].map(cardOf).join(' ')
  const known = new Set(stemsOf(`${cards} ${passages.map((each) => each.text).join(' ')} ${site.name}`))
  const isName = (word: string) => isLight(word) || isCommon(word) || known.has(stemOf(word))
  const names = text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}\d]{2,}|\b\p{Lu}{4,}[\p{Lu}\d]*\b/gu) ?? []
  const name = names.find((each) => !wordsOf(each).every(isName))
  if (name) return `the name ${name}`
  for (const sentence of sentencesOf(text)) {
    if (sentence.endsWith('?')) continue
    const unknown = wordsOf(sentence).filter(
      (each) => !/^\d+$/.test(each) && !isName(each) && !isOfTheSite(stemOf(each)) && !courtesy.has(each),
    )
    const isAdvice = topics.length === 0 && !aboutUs.test(sentence)
    if (unknown.length > (isAdvice ? 1 : 0)) return `the word ${unknown[0]}`
  }
  return undefined
}
