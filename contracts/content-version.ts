import * as z from 'zod/mini'
import { rowVersion } from './row-version.ts'
import { time } from './time.ts'

/** What differs from what the site says by itself: of objects the fields that differ, of lists the whole list. */
export const overlayInput = z.record(z.string().check(z.maxLength(60)), z.json())

const version = {
  overlay: z.record(z.string(), z.json()),
  /** When it was saved or published; also what a change says it has seen. */
  savedAt: z.iso.datetime(),
  /** Whose account did it; null when it is gone. */
  savedBy: z.nullable(z.string()),
}

export const contentDraft = z.object(version)
export type ContentDraft = z.output<typeof contentDraft>

/** `number` counts from 1; the highest holds. */
export const publishedContent = z.object({ number: z.int(), ...version })
export type PublishedContent = z.output<typeof publishedContent>

/** The `savedAt` of the draft as it was read, null for none: what somebody else has saved since is not overwritten. */
export const seenDraft = z.nullable(time('This is not a time'))

/** The number of what was published when it was read, 0 for nothing. */
export const seenNumber = rowVersion
