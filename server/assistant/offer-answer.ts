import { assistantWords } from '#content/assistant/assistant'
import type { AssistantTopic } from '#content/assistant/topic'
import { type Draft, only, composeDraft } from './answer.ts'
import { asksMoreThanWhat } from './asks-more-than-what.ts'
import { generalAnswer } from './general-answer.ts'
import { uncoveredStems } from './uncovered-stems.ts'
import { general, workshops } from './overview-answers.ts'
import { partlyUnknown, unknown } from './site-answers.ts'
import type { KnowsWord } from './vocabulary.ts'
import { offersOfArea, situationAnswer } from './situation-answer.ts'
import { sentencesFor } from './topic-answer.ts'
import { intentsIn, type Reading } from './understand.ts'
import { isStopWord } from './words.ts'

/** Answers questions about offers, prices and dates, and about the visitor's own business, from the cards and pages. */
export function createOfferAnswerer(knows: KnowsWord) {
  function ofOffers(reading: Reading, inherited: boolean): Draft {
    const { text, topics: named, intents, people } = reading
    const otherIntents = intents.filter((intent) => intent !== 'what')
    const isOfSize = people !== undefined && named.length === 0 && !otherIntents.includes('price')
    if (isOfSize && (intentsIn(text).includes('fit') ? true : !reading.industry && !reading.area))
      return general(['fit'], people) ?? unknown()
    const isStrange = strangeWords(reading).length > 0
    const describesBusiness =
      reading.industry !== undefined || reading.asksToAutomate || reading.isOfTheirWork || !isStrange
    const isAboutThem =
      otherIntents.every((intent) => intent === 'start' || intent === 'fit') &&
      describesBusiness &&
      !asksOfUs(reading)
    const automation =
      named.length === 0 &&
      !reading.asksForDiscount &&
      (otherIntents.length === 0 || (reading.industry && reading.asksToAutomate)) &&
      isAboutThem
        ? situationAnswer(reading)
        : undefined
    if (automation) return automation
    if (reading.asksForDiscount && named.length === 0)
      return composeDraft(
        `${assistantWords.noDiscount} ${only('audit')
          .map(({ price }) => price)
          .join(' ')}`,
        ['/ai-audit'],
        only('audit'),
      )
    if (reading.asksForWorkshops && named.length === 0) return workshops(otherIntents)
    if (named.length === 0 && reading.area && otherIntents.includes('price')) {
      const [offer] = only(offersOfArea[reading.area])
      if (offer) return composeDraft(offer.price, [offer.path], [offer], offer.asks)
    }
    if (named.length > 0) return ofTopics(reading, inherited)
    const asksMoneyBack = /\b(refund\w*|guarantee\w*|money back)\b/.test(text)
    if (isStrange && people === undefined && !asksMoneyBack) return unknown()
    return generalAnswer(reading, otherIntents) ?? unknown()
  }

  function ofTopics(reading: Reading, inherited: boolean): Draft {
    const { topics: named, intents } = reading
    const asksSomething = intents.some((intent) => intent !== 'what')
    const beyond =
      asksSomething || inherited || asksForVersions(reading) ? [] : uncoveredStems(reading.text, '', named)
    const isUnanswered = !asksSomething && !asksForVersions(reading) && asksMoreThanWhat(reading, named)
    if ((beyond.length > 0 || isUnanswered) && !reading.asksForDiscount) return partlyUnknown(named)
    const wanted = reading.asksForDiscount ? (['price'] as const) : intents
    const answer = [
      ...(reading.asksForDiscount ? [assistantWords.noDiscount] : []),
      ...sentencesFor(named, wanted, reading),
    ]
    return composeDraft(
      answer.join(' '),
      answer.length > 0 ? named.map(({ path }) => path) : [],
      named,
      asksBack(named, reading),
    )
  }

  /** Words of the message that no page uses, which indicate another subject. */
  function strangeWords({ text }: Reading): string[] {
    return text
      .split(' ')
      .filter(
        (word) => !isStopWord(word) && !/^\d+$/.test(word) && !knows(word) && intentsIn(word).length === 0,
      )
  }

  return ofOffers
}

const isOfUs =
  /^(?:(?:and|so|but|ok|also) )*(do|does|have|are|can|will|would) (you|yall|u)\b|^(i|we) (need|want) an? \w+$/

/** True for "Do you work with restaurants?" and "I need a plumber"; false for "I run a restaurant". */
const asksOfUs = ({ text, asksToAutomate, isOfTheirWork }: Reading) =>
  !asksToAutomate &&
  !isOfTheirWork &&
  (isOfUs.test(text) || (text.split(' ').length > 4 && !/\b(i|im|we|were|weve|my|our|us|here)\b/.test(text)))

/** The closing question, unless the message already answered it. */
function asksBack(named: readonly AssistantTopic[], { ages, people }: Reading): string | undefined {
  const [topic] = named
  if (named.length !== 1 || !topic) return assistantWords.pickByOffer
  return (ages.length > 0 && topic.id === 'youth') || (people !== undefined && topic.id === 'trusted-partner')
    ? undefined
    : topic.asks
}

const asksForVersions = ({ topics: named, compares, ages }: Reading) =>
  named.length === 1 && named.every(({ hasVersions }) => hasVersions) && (compares || ages.length > 0)
