import { assistantWords } from '#content/assistant/assistant'
import type { AssistantTopic } from '#content/assistant/topic'
import { type Draft, composeDraft } from './answer.ts'
import { cuedAnswer } from './cued-answer.ts'
import { type Cued, findByCues } from './cues.ts'
import { createOfferAnswerer } from './offer-answer.ts'
import { comparison, smallTalkAnswer } from './overview-answers.ts'
import { pathsOf } from './paths-of.ts'
import { nearestPhrasing, veryNear } from './phrasings.ts'
import { situationAnswer, describesSituation } from './situation-answer.ts'
import type { Reading } from './understand.ts'
import type { KnowsWord } from './vocabulary.ts'

/** From this score on, the curated question is taken without further checks. */
const sure = 2

/** Finds the answer to one reading of a message: a curated question, or what the offers say. */
export function createDrafter(knows: KnowsWord) {
  const ofOffers = createOfferAnswerer(knows)

  function draft(reading: Reading, inherited: boolean, before: readonly AssistantTopic[]): Draft {
    const { text, topics: named, intents } = reading
    const smallTalk = smallTalkAnswer(reading)
    if (smallTalk) return { ...smallTalk, isSmallTalk: true }
    const work = isWorkAlone(reading) ? situationAnswer({ ...reading, asksToAutomate: true }) : undefined
    if (work) return work
    const cued = findByCues(text, idsOf(named), idsOf(before))
    if (reading.compares && named.length >= 2) return comparison(named)
    if (cued && cued.score >= sure)
      return cued.question.isLast ? cuedAnswer(cued.question) : withTerms(cuedAnswer(cued.question), reading)
    const near = inherited ? undefined : nearestPhrasing(text, veryNear)
    if (near) return cuedAnswer(near)
    if (cued && isEnough(cued, reading)) return cuedAnswer(cued.question)
    if (reading.asksForPerson && !intents.includes('guarantee'))
      return composeDraft(assistantWords.person, [], [], assistantWords.personAsks)
    return ofOffers(reading, inherited)
  }

  /** A single matching concept is enough only when the message asks nothing else. */
  const isEnough = ({ question, score }: Cued, reading: Reading) => {
    const { topics: named, intents, industry, area } = reading
    return (
      score >= 1 &&
      (question.isClear === true || !(industry || area) || asksFirst.test(reading.text)) &&
      (named.length === 0 || named.some((topic) => pathsOf(topic).includes(question.path))) &&
      !(named.length > 0 && intents.some((intent) => intent !== 'what'))
    )
  }

  return draft
}

/** Whether the message is just a kind of work, such as "Payroll", which the visitor wants to automate. */
const isWorkAlone = ({ text, topics: named, intents, area }: Reading) =>
  named.length === 0 &&
  intents.length === 0 &&
  text.split(' ').length <= 3 &&
  (area !== undefined || describesSituation(text))

/** The message begins as a question about the site, even if it names a trade. */
const asksFirst =
  /^((so|and|but|ok|hi|hello) )*(what|is|are|does|do|did|can|could|will|would|how|who|which)\b(?!( \w+)? you (do|start|suggest|work|help|have|serve|take|know|ever|build|offer))/

/** Adds the price or the refund terms when the message also asks for them. */
function withTerms(draft: Draft, { topics: named, intents, text }: Reading): Draft {
  const [topic] = named
  if (!topic || named.length > 1) return draft
  const wantsPrice = intents.includes('price') && !/\$|\bfree\b|costs?\b|price/i.test(draft.text)
  const wantsMoneyBack =
    /\b(refund\w*|guarantee\w*|money back)\b/.test(text) && !/refund|guarantee|\bback\b/i.test(draft.text)
  const terms = [...(wantsMoneyBack ? [topic.guarantee] : []), ...(wantsPrice ? [topic.price] : [])]
  return { ...draft, text: [...terms, draft.text].join(' ') }
}

const idsOf = (named: readonly AssistantTopic[]) => named.map(({ id }) => id)
