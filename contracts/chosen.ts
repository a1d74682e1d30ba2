import * as z from 'zod/mini'

/** The limit of one action: nobody reviews more rows, and one transaction should not lock more. */
export const maxAtOnce = 5_000
const maxNamed = 500

/** The limit of an action: for a whole view, or by id. */
export const maxChosen = (isAll: boolean, max: number) => (isAll ? max : Math.min(max, maxNamed))

const id = z.uuid('The id must be a UUID')

/**
 * The rows of an action: by id, or all that a filter finds with exceptions, limited to the newest. With a filter the
 * caller states the expected number without the exceptions, and another number is refused.
 */
export function chosenInput<Filter extends z.ZodMiniType>(filter: Filter, most = maxAtOnce) {
  const named = maxChosen(false, most)
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
  /** For functions that also take a single id. */
  id?: string | undefined
  ids?: readonly string[] | undefined
  filter?: unknown
  except?: readonly string[] | undefined
  expectedCount?: number | undefined
}

/** Checks that exactly one kind of selection is given, and that it is complete. */
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
