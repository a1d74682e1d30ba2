import * as z from 'zod/mini'
import { contactFilters } from './contact-filters.ts'
import { optionalText } from './text.ts'
import { rowVersion } from './row-version.ts'

/** More are not changed at once. */
export const mostChanged = 10_000

const ids = z.array(z.uuid('The id must be a UUID')).check(z.maxLength(500, 'At most 500 at once'))
const onlyOne = 'Give either ids, or filter with expectedCount'
const outOfCount = `At most ${mostChanged.toLocaleString('en-US')} at once`

/**
 * Whom an act is for: those named, or all that a filter finds except some. With a filter the act says how many it
 * expects, and is refused when they are not as many.
 */
export const chosenContacts = {
  ids: z.optional(ids.check(z.minLength(1, 'Name at least one'))),
  filter: z.optional(z.strictObject({ q: optionalText(200), filters: z.optional(contactFilters) })),
  except: z.optional(ids),
  expectedCount: z.optional(z.int(outOfCount).check(z.gte(0, outOfCount), z.lte(mostChanged, outOfCount))),
  /** What was seen of them, by id: an act on one that is another version by now is refused. */
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
