import { assistantWords } from '#content/assistant/assistant'
import type { Draft } from './answer.ts'
import type { Reading } from './understand.ts'

export interface Reply {
  draft: Draft
  reading: Reading
  /** Found by pointing at what was said before. */
  isPointed?: boolean
  /** A rule for times, seats or bookings leaves no doubt. */
  isByRule?: boolean
}

/**
 * Several answers as one; the last one's question is put.
 * @param isHalf something else was asked, which nothing is known of
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
