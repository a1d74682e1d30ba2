import { assistantWords, unreadableLanguage } from '#content/assistant/assistant'
import type { ChatMessage } from '#contracts/chatbot-response'
import { type Answer, composeDraft, withLinkLast } from './answer.ts'
import { answersUs, isAnswer, tellsWho } from './answer-kinds.ts'
import { asksPriceOfCall } from './asks-price-of-call.ts'
import { bookingReply } from './booking-answer.ts'
import { clausesIn } from './clauses.ts'
import { withClosingQuestion } from './closing-question.ts'
import { cuedAnswer } from './cued-answer.ts'
import { findByCues } from './cues.ts'
import { createDrafter } from './draft-answer.ts'
import { followUpOf, topicsIn } from './follow-up.ts'
import { joinReplies, type Reply } from './join-replies.ts'
import { pointedAt } from './numbered.ts'
import { ownBusinessReply } from './own-business.ts'
import { nearestPhrasing, veryNear } from './phrasings.ts'
import { sentencesIn } from './sentences.ts'
import { type Sessions, sessionReply } from './sessions.ts'
import { symptomsAnswer } from './situation-answer.ts'
import { suggestionsFor } from './suggestions.ts'
import { read } from './understand.ts'
import { urgentReply } from './urgent-answer.ts'
import { createVocabulary, type KnowsWord } from './vocabulary.ts'

interface BuiltInAnswerer {
  answer(message: string, history: readonly ChatMessage[], sessions?: Sessions): Answer
  readonly knows: KnowsWord
}

/** The largest number of answers to one message. */
const maxParts = 3

/** A part with at most this many words, such as "Why pay more?", depends on the sentence before it. */
const maxWordsOfBrief = 3
const isSelfContained = (part = '') => part.split(' ').length > maxWordsOfBrief

interface Talk {
  history: readonly ChatMessage[]
  sessions: Sessions
}

/** Answers with the site's own sentences, without a model: the same input always gets the same answer. */
export function createBuiltInAnswerer(): BuiltInAnswerer {
  const knows = createVocabulary()
  const draft = createDrafter(knows)

  /** The answer to one message, or to one sentence of it. */
  function replyTo(message: string, { history, sessions }: Talk): Reply {
    const { reading, inherited, before } = followUpOf(message, history, knows)
    const earlierTopics = topicsIn(history, knows)
    const isNamed = !inherited && reading.topics.length > 0
    const pointed = isNamed
      ? pointedAt(reading, history, reading.topics, undefined, knows)
      : pointedAt(reading, history, earlierTopics, lastQuestion(history), knows)
    if (pointed && 'answered' in pointed) return { draft: pointed, reading, isPointed: true }
    if (pointed) return { draft: draft(pointed, true, []), reading: pointed, isPointed: true }
    if (asksPriceOfCall(reading, history))
      return { draft: composeDraft(assistantWords.callIsFree, ['/ai-audit-b2b']), reading }
    const byRule = bookingReply(reading, sessions, history) ?? sessionReply(reading, sessions, before)
    if (byRule) return { draft: byRule, reading, isByRule: true }
    return { draft: draft(reading, inherited, before), reading }
  }

  /** Replies to each question of a message with several sentences, with its statements as context. */
  function replyToAll(given: string, talk: Talk): Reply {
    const { questions, statements, story: message = given } = sentencesIn(given)
    const whole = replyTo(message, talk)
    if (whole.isPointed) return whole
    // "Plumbers here, calls after 6 pm go to voicemail" describes work, and does not ask for a call.
    const isStory = questions.length === 0 && whole.reading.industry !== undefined
    if (whole.isByRule && questions.length <= 1 && !isStory) return whole
    const own =
      questions.length > 0 && whole.draft.isRecognized && !tellsWho(whole.reading) && statements.length === 0
        ? undefined
        : ownBusinessReply(given, whole.reading, questions.length === 0)
    if (own) return { draft: own, reading: whole.reading }
    const parts = questions.flatMap(clausesIn)
    if (parts.length === 0 || parts.length + statements.length === 1) return whole
    const around: ChatMessage[] = statements.map((text) => ({ type: 'user', text }))
    const replies = parts.map((part, at) => {
      const others = [...parts.slice(at + 1), ...parts.slice(0, at)].map((text) => ({
        type: 'user' as const,
        text,
      }))
      return replyTo(part, { ...talk, history: [...talk.history, ...others, ...around] })
    })
    const isBrief = replies.length === 1 && !isSelfContained(parts[0])
    if (isBrief && whole.draft.isRecognized) return whole
    const known = replies.filter(({ draft: reply }) => isAnswer(reply))
    const isSplit = parts.length > questions.length
    if (isSplit && known.length < parts.length) return isAnswer(whole.draft) ? whole : (known[0] ?? whole)
    if (known.length === 0) return isAnswer(whole.draft) ? whole : (replies.at(-1) ?? whole)
    const isHalf = replies.some(({ draft: reply }, at) => !isAnswer(reply) && isSelfContained(parts[at]))
    return joinReplies(known.slice(0, maxParts), isHalf)
  }

  function lastQuestion(history: readonly ChatMessage[]) {
    const last = history.findLast(({ type }) => type === 'user')
    if (!last) return undefined
    const { text, topics: named } = read(last.text, knows)
    const ids = named.map(({ id }) => id)
    return nearestPhrasing(text, veryNear) ?? findByCues(text, ids)?.question
  }

  return {
    knows,
    answer(message, history, sessions = { now: new Date(), freeSeats: undefined }) {
      const { language } = read(message, knows)
      if (language === 'unreadable')
        return { text: unreadableLanguage(), paths: [], suggestions: suggestionsFor([], []), answered: false }
      const urgent = urgentReply(message) ?? urgentReply(message, read(message, knows).text)
      if (urgent) return { ...urgent, suggestions: [] }
      const talk = { history, sessions }
      const { draft: found, reading } = language ? replyTo(message, talk) : replyToAll(message, talk)
      const near =
        isAnswer(found) || found.isSmallTalk ? undefined : nearestPhrasing(read(message, knows).text)
      const reply = near
        ? cuedAnswer(near)
        : answersUs(message, found, history, knows)
          ? composeDraft(assistantWords.noted, [])
          : isAnswer(found) || found.isSmallTalk
            ? found
            : (symptomsAnswer(reading) ?? found)
      const text = !language
        ? withClosingQuestion(reply, history)
        : reply.answered
          ? `${language.note} ${withClosingQuestion(reply, history)}`
          : language.unknown
      return {
        text: withLinkLast(text),
        paths: reply.paths,
        answered: reply.answered,
        isOfSessions: reply.isOfSessions,
        suggestions: suggestionsFor(reply.topics ?? [], reading.intents),
      }
    },
  }
}
