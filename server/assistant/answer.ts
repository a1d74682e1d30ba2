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
  /** It tells of the coming sessions, and so of their seats where these are known. */
  readonly isOfSessions?: boolean | undefined
}

/** An answer before its suggestions are chosen. */
export type Draft = Omit<Answer, 'suggestions'> & {
  /** What it is about. */
  topics?: readonly AssistantTopic[]
  /** It is known what was asked, also where no fact answers it. */
  isRecognized?: boolean
  /** The question back, unless it has been asked before. */
  asks?: string | undefined
  /** A greeting or thanks, which a question beside it outweighs. */
  isSmallTalk?: boolean
}

export function said(
  text: string,
  paths: readonly string[],
  about: readonly AssistantTopic[] = [],
  asks?: string,
): Draft {
  return { text, paths: Array.from(new Set(paths)).slice(0, 3), answered: true, topics: about, asks }
}

export const only = (...ids: readonly string[]): AssistantTopic[] =>
  topics.filter(({ id }) => ids.includes(id))

/** What follows the booking link begins a new line. */
export const withLinkLast = (text: string) => text.replaceAll(`${site.bookingUrl} `, `${site.bookingUrl}\n`)
