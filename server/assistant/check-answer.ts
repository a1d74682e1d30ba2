import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import { figureFault } from './check-figures.ts'
import { claimFault } from './claim-fault.ts'
import { claimsIn, saidOf, sentencesOf } from './claims.ts'
import { isSwapped } from './contradiction.ts'
import { asksForSecrets, selfTalk, slander } from './delicate-words.ts'
import { dates } from './figures.ts'
import { isInstruction } from './instructions.ts'
import type { Passage } from './passages.ts'
import { strangenessOf } from './strange-words.ts'
import { read } from './understand.ts'

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
const foreignAddress =
  /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\b|\]\s?\(|!\[|<\/?[a-z!]|@\w|javascript:|data:|\bdot (?:com|net|org|io|ai)\b/i
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
    spokenOf = topicsOf(sentence, spokenOf)
    const fault = isInstruction(sentence) ? 'its instructions' : sentenceFault(sentence, spokenOf)
    if (fault) return fault
  }
  return strangenessOf(withoutOurs, ground)
}

/** Names the company's way of work, in which the audit is a step like the others. */
const ourSteps = /\baudit, score, build,? (?:and )?scale\b/gi

/** Names of a part of one offer that others have as well. */
const sharedNames =
  /\b(scored?|scores|roadmap|deposit|inbox(?:es)?|(?:qualified )?appointments?|(?:free )?trial|demo|bots?|intake|questionnaire|operations|outbound|warm[- ]up)\b/gi

/** What a sentence names, else what the one before it was about. */
function topicsOf(sentence: string, spokenOf: readonly AssistantTopic[]): readonly AssistantTopic[] {
  const withoutSteps = sentence.replaceAll(ourSteps, ' ')
  const named = read(withoutSteps.replaceAll(dates, ' ').replaceAll(sharedNames, ' '), () => true).topics
  if (named.length > 0) return named
  return spokenOf.length > 0 ? spokenOf : read(withoutSteps, () => true).topics
}

function sentenceFault(sentence: string, topics: readonly AssistantTopic[]): string | undefined {
  const said = topics.length > 0 ? topics.map(saidOf) : [saidOf(undefined)]
  // What puts nothing side by side has to be true of all that it names.
  const isList = /[;:]|,(?!\d)|\b(?:and|or|than|vs|versus)\b/i.test(sentence)
  const together = isList ? [said] : said.map((one) => [one])
  const figures = together.map((one) => figureFault(sentence, one)).find(Boolean)
  if (figures) return figures
  const slandered = slander.exec(sentence)?.[0]
  if (slandered) return `the word ${slandered}`
  if (sentence.endsWith('?')) return undefined
  if (topics.length > 0 && isSwapped(sentence, said)) return 'something that somebody else does'
  const hasFreePart = topics.every((topic) => topic.hasFreePart)
  if (!hasFreePart && freeOfCharge.test(sentence) && !/\b(call|scorecard)\b/i.test(sentence))
    return 'something free'
  for (const claim of claimsIn(sentence)) {
    const fault = claimFault(claim, topics, said)
    if (fault) return fault
  }
  return undefined
}
