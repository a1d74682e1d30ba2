import type { AssistantTopic } from '#content/assistant/topic'
import { topics } from './passages.ts'

/** An answer's text, its pages, and possible follow-ups. */
export interface Answer {
  readonly text: string
  readonly paths: readonly string[]
  readonly suggestions: readonly string[]
  /** False for a question without an answer. */
  readonly answered: boolean
  /** The answer mentions upcoming sessions, and their free seats if they are known. */
  readonly isOfSessions?: boolean | undefined
}

/** An answer before its suggestions are chosen. */
export type Draft = Omit<Answer, 'suggestions'> & {
  /** The offers that it is about. */
  topics?: readonly AssistantTopic[]
  /** The question was understood, even if no fact answers it. */
  isRecognized?: boolean
  /** The closing question; it is left out if the conversation had it before. */
  asks?: string | undefined
  /** A greeting or thanks. A question in the same message takes precedence. */
  isSmallTalk?: boolean
}

export function composeDraft(
  text: string,
  paths: readonly string[],
  about: readonly AssistantTopic[] = [],
  asks?: string,
): Draft {
  return { text, paths: Array.from(new Set(paths)).slice(0, 3), answered: true, topics: about, asks }
}

export const only = (...ids: readonly string[]): AssistantTopic[] =>
  topics.filter(({ id }) => ids.includes(id))

/** Starts a new line after the booking link. */
export const withLinkLast = (text: string) => text.replaceAll(/(\?about=[\w-]+) /g, '$1\n')
