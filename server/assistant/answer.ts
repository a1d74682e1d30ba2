import type { AssistantTopic } from '#content/assistant-topic'
import { site } from '#content/site'
import { topics } from './passages.ts'

/** What is said, from which pages, and what may come next. */
export interface Answer {
  readonly text: string
  readonly paths: readonly string[]
  readonly suggestions: readonly string[]
  /** False when it did not know. */
  readonly answered: boolean
}

/** An answer before its suggestions are chosen. */
export type Draft = Omit<Answer, 'suggestions'> & {
  /** What it is about. */
  topics?: readonly AssistantTopic[]
  /** It is known what was asked, also where no fact answers it. */
  isRecognized?: boolean
  /** A greeting or thanks, which a question beside it outweighs. */
  isSmallTalk?: boolean
}

export function said(text: string, paths: readonly string[], about: readonly AssistantTopic[] = []): Draft {
  return { text, paths: Array.from(new Set(paths)).slice(0, 3), answered: true, topics: about }
}

export const only = (...ids: readonly string[]): AssistantTopic[] =>
  topics.filter(({ id }) => ids.includes(id))

/** What follows the booking link begins a new line. */
export const withLinkLast = (text: string) => text.replaceAll(`${site.bookingUrl} `, `${site.bookingUrl}\n`)
