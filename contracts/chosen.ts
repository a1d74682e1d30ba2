import * as z from 'zod/mini'

/** More in one act are more than anybody has looked at, and more than one transaction should hold. */
export const mostAtOnce = 5_000
const mostNamed = 500

/** How many an act may be about: all of a view, or those named. */
export const mostChosen = (isAll: boolean, most: number) => (isAll ? most : Math.min(most, mostNamed))

const id = z.uuid('The id must be a UUID')

/**
 * Which rows of a list an act is about: those named, or all that a filter finds but some, and of more than go at once
 * the newest. Whoever says a filter says how many they mean with it, without the exceptions: while rows come in, another
 * number is refused.
 */
export function chosenInput<Filter extends z.ZodMiniType>(filter: Filter, most = mostAtOnce) {
  const named = mostChosen(false, most)
  const outOfRange = `Please choose 1 to ${most.toLocaleString('en-US')}`
  const ids = z.array(id).check(z.maxLength(named, `At most ${named} at once`))
  return {
    ids: z.optional(ids.check(z.minLength(1, 'Name at least one'))),
    filter: z.optional(filter),
    except: z.optional(ids),
    expectedCount: z.optional(z.int(outOfRange).check(z.gte(1, outOfRange), z.lte(most, outOfRange))),
  }
}

interface Chosen {
  /** Where a function takes one alone as well. */
  id?: string | undefined
  ids?: readonly string[] | undefined
  filter?: unknown
  except?: readonly string[] | undefined
  expectedCount?: number | undefined
}

/** Either kind of choice, and all of it. */
export const isOneChoice = z.superRefine<Chosen>((given, { addIssue }) => {
  const say = (path: keyof Chosen, message: string) =>
    addIssue({ code: 'custom', path: [path], message, input: given[path] })
  const named = given.id === undefined ? 'ids' : 'id'
  if (given[named] === undefined && given.filter === undefined) {
    say('id' in given ? 'id' : 'ids', 'Say which are meant')
  }
  if (given.id !== undefined && given.ids !== undefined) say('ids', 'Name one, or several')
  if (given.filter !== undefined && given.expectedCount === undefined)
    say('expectedCount', 'Say how many are meant')
  if (given[named] === undefined) return
  for (const name of ['filter', 'except', 'expectedCount'] as const)
    if (given[name] !== undefined) say(name, 'Name the ids or a filter, not both')
})
