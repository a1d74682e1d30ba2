import { assistantPanel } from '#content/assistant-panel'
import { assistantWords, unreadableLanguage } from '#content/assistant'
import type { AssistantTopic } from '#content/assistant-topic'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Answer, type Draft, only, said, withLinkLast } from './answer.ts'
import { automationAnswer } from './automation-answer.ts'
import { isCommon } from './common-words.ts'
import { cuedAnswer } from './cued-answer.ts'
import { type Cued, findByCues } from './cues.ts'
import { followUpOf, spokenOfIn } from './follow-up.ts'
import { findKnownQuestion } from './known-questions.ts'
import { pointedAt } from './numbered.ts'
import { comparison, general, smallTalkAnswer, workshops } from './overview-answers.ts'
import { topics } from './passages.ts'
import { pathsOf } from './paths-of.ts'
import { sentencesIn } from './sentences.ts'
import { nearest, partlyUnknown, passageAbout, unknown } from './site-answers.ts'
import { createSiteSearch, type SiteSearch } from './site-search.ts'
import { suggestionsFor } from './suggestions.ts'
import { sentencesFor } from './topic-answer.ts'
import { type Reading, read } from './understand.ts'
import { isLight, stemOf, stemsOf } from './words.ts'

export interface BuiltInAnswerer {
  answer(message: string, history: readonly ChatMessage[]): Answer
  readonly search: SiteSearch
}

/** Leaves little doubt that this is what was asked. */
const sure = 2

/** Answers from the site's own sentences, without key or network: the same question always gets the same answer. */
export function createBuiltInAnswerer(): BuiltInAnswerer {
  const search = createSiteSearch()
  const knownQuestion = findKnownQuestion(search.passages)

  /** The answer to one message, or to one sentence of it. */
  function replyTo(message: string, history: readonly ChatMessage[]): { draft: Draft; reading: Reading } {
    const { reading, inherited } = followUpOf(message, history, search.knows)
    const spokenOf = spokenOfIn(history, search.knows)
    const pointed = pointedAt(reading, history, spokenOf, lastQuestion(history), search.knows)
    if (pointed && 'answered' in pointed) return { draft: pointed, reading }
    if (pointed) return { draft: draft(pointed, true), reading: pointed }
    const before = reading.asksForWorkshops || reading.industry ? [] : spokenOf
    return { draft: draft(reading, inherited, before), reading }
  }

  /** A message of several sentences: what they tell stands around what they ask. */
  function replyToAll(message: string, history: readonly ChatMessage[]) {
    const { asked, told } = sentencesIn(message)
    if (asked.length === 0 || asked.length + told.length === 1) return replyTo(message, history)
    const around: ChatMessage[] = told.map((text) => ({ type: 'user', text }))
    const replies = asked.slice(-2).map((sentence, at) => {
      const earlier = asked.slice(0, at).map((text) => ({ type: 'user' as const, text }))
      return replyTo(sentence, [...history, ...earlier, ...around])
    })
    const whole = replyTo(message, history)
    if (whole.reading.topics.length === 0 && whole.reading.asksToAutomate) {
      const automation = whole.reading.industry && automationAnswer(whole.reading)
      if (automation) return { draft: automation, reading: whole.reading }
    }
    const known = replies.filter(({ draft: reply }) => isAnswer(reply))
    const [first, second] = known
    if (!first) return isAnswer(whole.draft) ? whole : (replies.at(-1) ?? whole)
    if (!second || first.draft.text === second.draft.text) return first
    return {
      reading: second.reading,
      draft: {
        text: `${first.draft.text}\n${second.draft.text}`,
        paths: Array.from(new Set([...first.draft.paths, ...second.draft.paths])).slice(0, 3),
        answered: first.draft.answered && second.draft.answered,
        topics: [...(first.draft.topics ?? []), ...(second.draft.topics ?? [])],
      },
    }
  }

  function lastQuestion(history: readonly ChatMessage[]) {
    const last = history.findLast(({ type }) => type === 'user')
    if (!last) return undefined
    const { text, topics: named } = read(last.text, search.knows)
    const known = knownQuestion(text, named.flatMap(pathsOf))
    return known?.source ?? findByCues(text, idsOf(named))?.question
  }

  function draft(reading: Reading, inherited: boolean, before: readonly AssistantTopic[] = []): Draft {
    const { text, topics: named, intents } = reading
    const smallTalk = smallTalkAnswer(reading)
    if (smallTalk) return { ...smallTalk, isSmallTalk: true }
    const cued = findByCues(text, idsOf(named), idsOf(before))
    if (reading.compares && named.length >= 2) return comparison(named)
    if (cued && cued.score >= sure)
      return cued.question.isLast ? cuedAnswer(cued.question) : withTerms(cuedAnswer(cued.question), reading)
    const known = inherited ? undefined : knownQuestion(text, named.flatMap(pathsOf))
    if (known)
      return known.source?.when ? cuedAnswer(known.source) : knownAnswer(known.text, known.path, known.isLast)
    if (cued && isEnough(cued, reading)) return cuedAnswer(cued.question)
    if (reading.asksForPerson && !intents.includes('guarantee'))
      return said(`${assistantWords.person} ${assistantWords.personAsks}`, [])
    return ofOffers(reading, inherited)
  }

  /** One concept alone counts where nothing else is asked. */
  const isEnough = ({ question, score }: Cued, { topics: named, intents, industry, area }: Reading) =>
    score >= 1 &&
    !industry &&
    !area &&
    (named.length === 0 || named.some((topic) => pathsOf(topic).includes(question.path))) &&
    !(named.length > 0 && intents.some((intent) => intent !== 'what'))

  function knownAnswer(text: string, path: string, isLast: boolean | undefined): Draft {
    const about = topics.filter((topic) => pathsOf(topic).includes(path))
    const asks = isLast ? [] : [about[0]?.asks ?? assistantPanel.greeting]
    return said([text, ...asks].join(' '), [path], about)
  }

  /** Offers, prices, dates and the visitor's own business. */
  function ofOffers(reading: Reading, inherited: boolean): Draft {
    const { text, topics: named, intents, people } = reading
    const asked = intents.filter((intent) => intent !== 'what')
    const isStrange = strangeWords(reading).length > 0
    const tellsOfBusiness =
      reading.industry !== undefined || reading.asksToAutomate || reading.isOfTheirWork || !isStrange
    const isAboutThem =
      asked.every((intent) => intent === 'start' || intent === 'fit') && tellsOfBusiness && !asksOfUs(reading)
    const automation =
      named.length === 0 &&
      !reading.asksForDiscount &&
      (asked.length === 0 || (reading.industry && reading.asksToAutomate)) &&
      isAboutThem
        ? automationAnswer(reading)
        : undefined
    if (automation) return automation
    if (reading.asksForDiscount && named.length === 0)
      return said(
        `${assistantWords.noDiscount} ${only('audit')
          .map(({ price }) => price)
          .join(' ')}`,
        ['/ai-audit'],
        only('audit'),
      )
    if (reading.asksForWorkshops && named.length === 0) return workshops(asked)
    if (named.length > 0) return ofTopics(reading, inherited)
    if (isStrange && people === undefined) return nearest(search, reading) ?? unknown()
    const theirs = isOfUs.test(text) ? undefined : automationAnswer(reading)
    return general(asked, people) ?? theirs ?? nearest(search, reading) ?? unknown()
  }

  function ofTopics(reading: Reading, inherited: boolean): Draft {
    const { topics: named, intents } = reading
    const asksSomething = intents.some((intent) => intent !== 'what')
    const beyond = asksSomething || inherited || asksForVersions(reading) ? [] : beyondNames(reading, named)
    if (beyond.length > 0 && !reading.asksForDiscount)
      return passageAbout(search, beyond, named) ?? partlyUnknown(search, beyond, named)
    const wanted = reading.asksForDiscount ? (['price'] as const) : intents
    const answer = [
      ...(reading.asksForDiscount ? [assistantWords.noDiscount] : []),
      ...sentencesFor(named, wanted, reading),
    ]
    const asks = asksBack(named, reading)
    return said(
      `${answer.join(' ')} ${asks}`.trim(),
      answer.length > 0 ? named.map(({ path }) => path) : [],
      named,
    )
  }

  /** Words of the message that no page uses: what it is about is nothing of ours. */
  function strangeWords({ text }: Reading): string[] {
    return text.split(' ').filter((word) => !isLight(word) && !/^\d+$/.test(word) && !search.knows(word))
  }

  /** What the message speaks of besides the topics' names and plain words. */
  function beyondNames({ text }: Reading, named: readonly AssistantTopic[]): string[] {
    const names = new Set(named.flatMap(({ called, name }) => stemsOf([name, ...called].join(' '))))
    const words = text.split(' ').filter((word) => !isLight(word) && !isCommon(word))
    return words.map(stemOf).filter((stem) => !names.has(stem))
  }

  return {
    search,
    answer(message, history) {
      const whole = read(message, search.knows)
      const { language } = whole
      if (language === 'unreadable')
        return {
          text: unreadableLanguage(),
          paths: [],
          suggestions: suggestionsFor([], []),
          answered: false,
        }
      const { draft: answer, reading } = language ? replyTo(message, history) : replyToAll(message, history)
      const text = !language
        ? answer.text
        : answer.answered
          ? `${language.note} ${answer.text}`
          : language.unknown
      return {
        text: withLinkLast(text),
        paths: answer.paths,
        answered: answer.answered,
        suggestions: suggestionsFor(answer.topics ?? [], reading.intents),
      }
    },
  }
}

const isOfUs = /^(do|does|have|are|can|will|would) (you|yall|u)\b|^(i|we) (need|want) an? \w+$/

/** "Do you work with restaurants?" asks about us, "I need a plumber" for one; "I run a restaurant" tells of them. */
const asksOfUs = ({ text, asksToAutomate, isOfTheirWork }: Reading) =>
  !asksToAutomate &&
  !isOfTheirWork &&
  (isOfUs.test(text) || (text.split(' ').length > 4 && !/\b(i|im|we|were|weve|my|our|us|here)\b/.test(text)))

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

const isAnswer = ({ answered, isRecognized, isSmallTalk }: Draft) =>
  (answered || isRecognized) && !isSmallTalk

const idsOf = (named: readonly AssistantTopic[]) => named.map(({ id }) => id)

/** One question back, unless its answer was just given. */
function asksBack(named: readonly AssistantTopic[], { age, people }: Reading): string {
  const [topic] = named
  if (named.length !== 1 || !topic) return assistantWords.pickByOffer
  return (age !== undefined && topic.id === 'youth') ||
    (people !== undefined && topic.id === 'trusted-partner')
    ? ''
    : topic.asks
}

const asksForVersions = ({ topics: named, compares, age }: Reading) =>
  named.length === 1 && named.every(({ hasVersions }) => hasVersions) && (compares || age !== undefined)
