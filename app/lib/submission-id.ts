import * as z from 'zod/mini'
import type { Kept } from './kept.ts'
import { makeUuid } from './make-uuid.ts'

/** What was sent last, and under which id. */
export const sentContent = z.object({ content: z.string(), id: z.string() })

export interface SubmissionIds {
  /**
   * The id under which this content is sent: the same for the same content, so that a second try stores nothing
   * twice, and a new one as soon as anything has changed (readings of the specification, 13).
   */
  idFor(content: object): string
  /** It is stored, or its id was used for something else: what comes next has a new id, the same content too. */
  forget(): void
}

/** @param last where the content and its id are held until they are stored */
export function submissionIds(last: Kept<z.output<typeof sentContent>>): SubmissionIds {
  return {
    idFor(given) {
      const content = JSON.stringify(given)
      const sent = last.read()
      if (sent?.content === content) return sent.id
      const id = makeUuid()
      last.write({ content, id })
      return id
    },
    forget: () => last.clear(),
  }
}
