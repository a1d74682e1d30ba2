import * as z from 'zod/mini'
import { count } from './count.ts'

/** A session of the free workshop, by its start. */
export const workshopSession = z.object({
  startsAt: z.iso.datetime(),
  isOver: z.boolean(),
  /** Seats taken, how many of their holders pressed "Keep my seat", and how many a session has. */
  seats: z.object({ taken: z.int(), kept: z.int(), of: z.int() }),
  waiting: count,
})
export type WorkshopSession = z.output<typeof workshopSession>
