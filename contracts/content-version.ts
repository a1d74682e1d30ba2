import * as z from 'zod/mini'
import { rowVersion } from './row-version.ts'
import { time } from './time.ts'

/** The differences from the defaults: for an object, only the fields that differ; for a list, the whole list. */
export const overlayInput = z.record(z.string().check(z.maxLength(60)), z.json())

const version = {
  overlay: z.record(z.string(), z.json()),
  /** When it was saved or published; a change sends it back to detect conflicts. */
  savedAt: z.iso.datetime(),
  /** The author; null if the account was deleted. */
  savedBy: z.nullable(z.string()),
}

export const contentDraft = z.object(version)
export type ContentDraft = z.output<typeof contentDraft>

/** `number` counts from 1; the highest is live. */
export const publishedContent = z.object({ number: z.int(), ...version })
export type PublishedContent = z.output<typeof publishedContent>

/** A time, the `savedAt` of the draft as read; null for none. Detects conflicts. */
export const seenDraft = z.nullable(time('This is not a time'))

/** The number of the published version as read, 0 for none. */
export const seenNumber = rowVersion
