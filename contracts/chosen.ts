import * as z from 'zod/mini'

/** More in one act are more than anybody has looked at, and more than one transaction should hold. */
const mostAtOnce = 5_000
const id = z.uuid('The id must be a UUID')
const list = z.array(id).check(z.maxLength(500, 'At most 500 at once'))
const outOfRange = `Please choose 1 to ${mostAtOnce.toLocaleString('en-US')}`

/**
 * Which rows of a list an act is about: those named, or all that a filter finds but some. Whoever says a filter says
 * how many they mean with it, without the exceptions: while rows come in, another number is refused.
 */
export function chosenInput<Filter extends z.ZodMiniType>(filter: Filter) {
  return {
    ids: z.optional(list.check(z.minLength(1, 'Name at least one'))),
    filter: z.optional(filter),
    except: z.optional(list),
    expectedCount: z.optional(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(mostAtOnce, outOfRange))),
  }
}

interface Chosen {
  ids?: readonly string[] | undefined
  filter?: unknown
  except?: readonly string[] | undefined
  expectedCount?: number | undefined
}

/** Either kind of choice, and all of it. */
export const isOneChoice = z.superRefine<Chosen>((given, { addIssue }) => {
  const say = (path: keyof Chosen, message: string) =>
    addIssue({ code: 'custom', path: [path], message, input: given[path] })
  if (given.ids === undefined && given.filter === undefined) say('ids', 'Say which are meant')
  if (given.filter !== undefined && given.expectedCount === undefined)
    say('expectedCount', 'Say how many are meant')
  if (given.ids !== undefined)
    for (const name of ['filter', 'except', 'expectedCount'] as const)
      if (given[name] !== undefined) say(name, 'Name the ids or a filter, not both')
})
