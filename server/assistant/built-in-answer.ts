import { assistantPanel } from '#content/assistant-panel'
import { assistantWords, unreadableLanguage } from '#content/assistant'
import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Answer, type Draft, only, said } from './answer.ts'
import { automationAnswer } from './automation-answer.ts'
import { isCommon } from './common-words.ts'
import { followUpOf } from './follow-up.ts'
import { findKnownQuestion } from './known-questions.ts'
import { comparison, general, smallTalkAnswer, workshops } from './overview-answers.ts'
import { topics } from './passages.ts'
import { createSiteSearch, type SiteSearch } from './site-search.ts'
import { suggestionsFor } from './suggestions.ts'
import { sentencesFor } from './topic-answer.ts'
import type { Reading } from './understand.ts'
import { firstSentences, isLight, stemOf, stemsOf, subjectOf } from './words.ts'

export interface BuiltInAnswerer {
  answer(message: string, history: readonly ChatMessage[]): Answer
  readonly search: SiteSearch
}

/** Answers from the site's own sentences, without key or network: the same question always gets the same answer. */
export function createBuiltInAnswerer(): BuiltInAnswerer {
  const search = createSiteSearch()
  const knownQuestion = findKnownQuestion(search.passages)

  function draft(reading: Reading, inherited: boolean): Draft {
    const { text, topics: named, intents, people } = reading
    const smallTalk = smallTalkAnswer(reading)
    if (smallTalk) return smallTalk
    if (reading.compares && named.length >= 2) return comparison(named)
    const known = inherited ? undefined : knownQuestion(text, named.flatMap(pathsOf))
    if (known) {
      const about = topics.filter((topic) => pathsOf(topic).includes(known.path))
      const asks = known.isLast ? [] : [about[0]?.asks ?? assistantPanel.greeting]
      return said([known.text, ...asks].join(' '), [known.path], about)
    }
    if (reading.asksForPerson && !intents.includes('guarantee'))
      return said(`${assistantWords.person} ${assistantWords.personAsks}`, [])
    const asked = intents.filter((intent) => intent !== 'what')
    const isStrange = strangeWords(reading).length > 0
    const tellsOfBusiness = reading.industry !== undefined || reading.asksToAutomate || !isStrange
    const isAboutThem = asked.every((intent) => intent === 'start' || intent === 'fit') && tellsOfBusiness
    const automation =
      named.length === 0 &&
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
    if (named.length > 0) {
      const beyond =
        asked.length === 0 && !inherited && !asksForVersions(reading) ? beyondNames(reading, named) : []
      if (beyond.length > 0 && !reading.asksForDiscount)
        return passageAbout(beyond, named) ?? partlyUnknown(named)
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
    if (isStrange && people === undefined) return nearest(reading) ?? unknown()
    return (
      (asked.length > 0 ? general(asked, people) : undefined) ??
      automationAnswer(reading) ??
      nearest(reading) ??
      unknown()
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

  /** What one of the topics' pages says about all of this. */
  function passageAbout(stems: readonly string[], named: readonly AssistantTopic[]): Draft | undefined {
    const paths = named.flatMap(pathsOf)
    const passage = search
      .find(stems.join(' '), 30)
      .find(({ path, text }) => paths.includes(path) && includesAll(stemsOf(text), stems))
    return passage && said(firstSentences(passage.text), [passage.path], named)
  }

  /** The passage that holds nearly all that the message speaks of. */
  function nearest(reading: Reading): Draft | undefined {
    const subject = subjectOf(reading.text)
    if (subject.length < 2) return undefined
    for (const passage of search.find(reading.text, 5)) {
      const stems = new Set(stemsOf(`${passage.question ?? ''} ${passage.text}`))
      const held = subject.filter((stem) => stems.has(stem)).length
      if (held >= 2 && held / subject.length >= 0.7) return said(firstSentences(passage.text), [passage.path])
    }
    return undefined
  }

  return {
    search,
    answer(message, history) {
      const { reading, inherited } = followUpOf(message, history, search.knows)
      if (reading.language === 'unreadable')
        return {
          text: unreadableLanguage,
          paths: [],
          suggestions: suggestionsFor([], []),
          answered: false,
          topics: [],
        }
      const answer = draft(reading, inherited)
      const { language } = reading
      const text = !language
        ? answer.text
        : answer.answered
          ? `${language.note} ${answer.text}`
          : language.unknown
      const about = answer.topics ?? []
      return {
        ...answer,
        text: withLinkLast(text),
        suggestions: suggestionsFor(about, reading.intents),
        topics: about,
      }
    },
  }
}

const pathsOf = ({ path, alsoPaths = [] }: AssistantTopic) => [path, ...alsoPaths]

function partlyUnknown(named: readonly AssistantTopic[]): Draft {
  const what = named.slice(0, 1).map(({ what: text }) => text)
  return {
    ...said(
      [assistantWords.partlyUnknown, ...what].join(' '),
      named.map(({ path }) => path),
      named,
    ),
    answered: false,
  }
}

const includesAll = (stems: readonly string[], wanted: readonly string[]) =>
  wanted.every((stem) => stems.includes(stem))

function unknown(): Draft {
  return { text: `${assistantWords.unknown} ${assistantWords.unknownAsks}`, paths: [], answered: false }
}

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

/** What follows the booking link begins a new line. */
const withLinkLast = (text: string) => text.replaceAll(`${site.bookingUrl} `, `${site.bookingUrl}\n`)
