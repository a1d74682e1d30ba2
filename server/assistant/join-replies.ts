import { assistantWords } from '#content/assistant/assistant'
import type { Draft } from './answer.ts'
import type { Reading } from './understand.ts'

export interface Reply {
  draft: Draft
  reading: Reading
  /** The message pointed by a number at something earlier, such as "the second one". */
  isPointed?: boolean
  /** The reply comes from a rule for sessions or bookings. */
  isByRule?: boolean
}

/**
 * Joins several replies into one, with the closing question of the last.
 * @param isHalf another part of the message has no answer, which the reply states
 */
export function joinReplies(replies: readonly Reply[], isHalf: boolean): Reply {
  const drafts = replies.map(({ draft }) => draft)
  const texts = Array.from(new Set(drafts.map(({ text }) => text.trim())))
  const last = replies.at(-1)
  return {
    reading: last?.reading ?? (replies[0] as Reply).reading,
    draft: {
      text: [...texts, ...(isHalf ? [assistantWords.restUnknown] : [])].join('\n'),
      paths: Array.from(new Set(drafts.flatMap(({ paths }) => paths))).slice(0, 3),
      answered: drafts.every(({ answered }) => answered),
      isOfSessions: drafts.some(({ isOfSessions }) => isOfSessions),
      topics: Array.from(new Set(drafts.flatMap(({ topics: about }) => about ?? []))),
      asks: isHalf ? undefined : drafts.at(-1)?.asks,
    },
  }
}
