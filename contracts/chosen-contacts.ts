import * as z from 'zod/mini'
import { contactFilters } from './contact-filters.ts'
import { optionalText } from './text.ts'
import { rowVersion } from './row-version.ts'

/** The limit for one change. */
export const maxChanged = 10_000

const ids = z.array(z.uuid('The id must be a UUID')).check(z.maxLength(500, 'At most 500 at once'))
const onlyOne = 'Give either ids, or filter with expectedCount'
const outOfCount = `At most ${maxChanged.toLocaleString('en-US')} at once`

/**
 * The contacts of an action: by id, or all that a filter finds with exceptions. With a filter the caller states the
 * expected number, and another number is refused.
 */
export const chosenContacts = {
  ids: z.optional(ids.check(z.minLength(1, 'Name at least one'))),
  filter: z.optional(z.strictObject({ q: optionalText(200), filters: z.optional(contactFilters) })),
  except: z.optional(ids),
  expectedCount: z.optional(z.int(outOfCount).check(z.gte(0, outOfCount), z.lte(maxChanged, outOfCount))),
  /** The versions that were read, by id: an action on a contact with another version is refused. */
  versions: z.optional(z.record(z.uuid('The id must be a UUID'), rowVersion)),
}

export type ChosenContacts = z.output<z.ZodMiniObject<typeof chosenContacts>>

/** @see chosenContacts */
export const isOneChoice = z.refine<ChosenContacts>(
  ({ ids: named, filter, except, expectedCount }) =>
    named
      ? filter === undefined && except === undefined && expectedCount === undefined
      : filter !== undefined && expectedCount !== undefined,
  { path: ['ids'], error: onlyOne },
)
