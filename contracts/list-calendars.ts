import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const listedCalendar = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was read last; null if it never was. */
  readAt: z.nullable(z.iso.datetime()),
  /** Why it cannot be read, as a sentence; null while it can. */
  fault: z.nullable(z.string()),
  /** How many of its busy times are still to come. */
  busyAhead: z.int(),
})
export type ListedCalendar = z.output<typeof listedCalendar>

/**
 * The calendars with the owner's busy times, in the order in which they were added; and the merged busy times of all of
 * them that touch the coming week, earliest first. `feedSince` is when the address of the calls' own feed was made;
 * null while there is none.
 */
export const listCalendars = defineContract({
  name: 'list-calendars',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(listedCalendar),
    feedSince: z.nullable(z.iso.datetime()),
    busyThisWeek: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  }),
})
