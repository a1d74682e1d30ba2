import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { time } from './time.ts'
import { listInput, listOutput } from './list.ts'
import { workshopSession } from './workshop-session.ts'

const attendee = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** Their biggest challenge in their own words; null if they wrote none. */
  challenge: z.nullable(z.string()),
  /** The lead with this address. */
  contactId: z.nullable(z.string()),
  /** From 1; null on the waiting list. */
  seat: z.nullable(z.int()),
  registeredAt: z.iso.datetime(),
  /** When "Keep my seat" was pressed. */
  keptAt: z.nullable(z.iso.datetime()),
  /** How many seats they let lapse. */
  lostSeats: z.int(),
  /** They let so many lapse that they are offered no other. */
  isOfferedNoMore: z.boolean(),
  /** They wait although a seat was free, because their network had used its daily share. */
  isBeyondShare: z.boolean(),
  /** The state of the newest mail about their place; null if its delivery is no longer stored. */
  mail: z.nullable(z.enum(['sent', 'waiting', 'failed'])),
  /** Whether a mail that was sent has the session's link. */
  hasLink: z.boolean(),
})
export type Attendee = z.output<typeof attendee>

const attendeeFilters = z.strictObject({
  startsAt: time('This is not a time'),
  place: z.enum(['seat', 'waiting'], 'There is no such place'),
})

/** The people of one session: those with a seat by its number, or the waiting list in its order. */
export const getWorkshopSession = defineContract({
  name: 'get-workshop-session',
  input: z.extend(listInput(attendeeFilters, ['place']), { filters: attendeeFilters }),
  output: z.extend(listOutput(attendee), { session: workshopSession }),
})
