import * as z from 'zod/mini'
import type { StoredValue } from './stored-value.ts'
import { makeUuid } from './make-uuid.ts'

/** The last content sent, and its id. */
export const sentContent = z.object({ content: z.string(), id: z.string() })

interface SubmissionIds {
  /**
   * The id for this content: equal content has the same id, so that a retry stores nothing twice; changed content
   * gets a new one (behavior 8.5).
   */
  idFor(content: object): string
  /**
   * It was stored, or its id was used for other content: the next submission gets a new id, even with the same
   * content.
   */
  forget(): void
}

/** @param last where the content and its id are held until they are stored */
export function submissionIds(last: StoredValue<z.output<typeof sentContent>>): SubmissionIds {
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
