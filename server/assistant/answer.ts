import type { AssistantTopic } from '#content/assistant/topic'
import { topics } from './passages.ts'

/** An answer's text, its pages, and possible follow-ups. */
export interface Answer {
  readonly text: string
  readonly paths: readonly string[]
  readonly suggestions: readonly string[]
  /** False for a question without an answer. */
  readonly answered: boolean
  /** It mentions upcoming sessions, and so their seats where known. */
  readonly isOfSessions?: boolean | undefined
}

/** An answer before its suggestions are chosen. */
export type Draft = Omit<Answer, 'suggestions'> & {
  /** What it is about. */
  topics?: readonly AssistantTopic[]
  /** The question was understood, even if no fact answers it. */
  isRecognized?: boolean
  /** The question back, unless it was asked before. */
  asks?: string | undefined
  /** A greeting or thanks, which a question beside it outweighs. */
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

/** Text after the booking link begins a new line. */
export const withLinkLast = (text: string) => text.replaceAll(/(\?about=[\w-]+) /g, '$1\n')
