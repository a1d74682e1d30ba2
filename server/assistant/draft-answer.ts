import { assistantWords } from '#content/assistant'
import type { AssistantQuestion } from '#content/assistant-question'
import type { AssistantTopic } from '#content/assistant-topic'
import { type Draft, said } from './answer.ts'
import { cuedAnswer } from './cued-answer.ts'
import { type Cued, findByCues } from './cues.ts'
import type { findKnownQuestion } from './known-questions.ts'
import { createOfferAnswerer } from './offer-answer.ts'
import { comparison, smallTalkAnswer } from './overview-answers.ts'
import { topics } from './passages.ts'
import { pathsOf } from './paths-of.ts'
import { nearestPhrasing } from './phrasings.ts'
import type { SiteSearch } from './site-search.ts'
import type { Reading } from './understand.ts'

/** Leaves little doubt that this is what was asked. */
const sure = 2
/** Of a phrasing that is as good as the visitor's own. */
const veryNear = 0.8

/** Finds what is said to one reading: a question that is known, or what the offers' cards and the pages say. */
export function createDrafter(search: SiteSearch, knownQuestion: ReturnType<typeof findKnownQuestion>) {
  const ofOffers = createOfferAnswerer(search)

  function draft(reading: Reading, inherited: boolean, before: readonly AssistantTopic[]): Draft {
    const { text, topics: named, intents } = reading
    const smallTalk = smallTalkAnswer(reading)
    if (smallTalk) return { ...smallTalk, isSmallTalk: true }
    const cued = findByCues(text, idsOf(named), idsOf(before))
    if (reading.compares && named.length >= 2) return comparison(named)
    if (cued && cued.score >= sure)
      return cued.question.isLast ? cuedAnswer(cued.question) : withTerms(cuedAnswer(cued.question), reading)
    const near = inherited ? undefined : nearestPhrasing(text, veryNear)
    if (near && isOfThese(near, named)) return cuedAnswer(near)
    const known = inherited ? undefined : knownQuestion(text, named.flatMap(pathsOf))
    if (known && isOfThese(known.source, named))
      return known.source?.when ? cuedAnswer(known.source) : knownAnswer(known.text, known.path, known.isLast)
    if (cued && isEnough(cued, reading)) return cuedAnswer(cued.question)
    if (reading.asksForPerson && !intents.includes('guarantee'))
      return said(assistantWords.person, [], [], assistantWords.personAsks)
    return ofOffers(reading, inherited)
  }

  /** One concept alone counts where nothing else is asked. */
  const isEnough = ({ question, score }: Cued, reading: Reading) => {
    const { topics: named, intents, industry, area } = reading
    return (
      score >= 1 &&
      (question.isClear === true || !(industry || area) || asksFirst.test(reading.text)) &&
      (named.length === 0 || named.some((topic) => pathsOf(topic).includes(question.path))) &&
      !(named.length > 0 && intents.some((intent) => intent !== 'what'))
    )
  }

  function knownAnswer(text: string, path: string, isLast: boolean | undefined): Draft {
    const about = topics.filter((topic) => pathsOf(topic).includes(path))
    return said(text, [path], about, isLast ? undefined : about[0]?.asks)
  }

  return draft
}

/** A question about us, whatever trade it names. */
const asksFirst =
  /^((so|and|but|ok|hi|hello) )*(what|is|are|does|do|did|can|could|will|would|how|who|which)\b(?!( \w+)? you (do|start|suggest|work|help|have|serve|take|know|ever|build|offer))/

/** Whether an answer stands on a page of the offers that are spoken of, where any are. */
function isOfThese(question: AssistantQuestion | undefined, named: readonly AssistantTopic[]): boolean {
  if (!question || named.length === 0) return true
  const paths = pathsOf(question)
  return named.some((topic) => pathsOf(topic).some((path) => paths.includes(path)))
}

/** A question that asks for the price or for money back as well gets that, too. */
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
