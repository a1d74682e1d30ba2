import * as z from 'zod/mini'
import { instant } from './instant.ts'

/** The address of the next session, for GET. */
export const freeWorkshopSessionPath = '/free-ai-workshop/session'

/** The next session of the free workshop with its current seats. */
export const freeWorkshopSession = z.object({
  startsAt: instant(),
  /** Available seats: none while others wait. */
  seatsLeft: z.int().check(z.gte(0)),
  /** Taken seats. */
  seatsTaken: z.int().check(z.gte(0)),
})

export type FreeWorkshopSession = z.output<typeof freeWorkshopSession>
