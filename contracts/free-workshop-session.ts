import * as z from 'zod/mini'
import { instant } from './instant.ts'

/** Where the next session can be asked for by GET. */
export const freeWorkshopSessionPath = '/free-ai-workshop/session'

/** The next session of the free workshop, and its seats now. */
export const freeWorkshopSession = z.object({
  startsAt: instant(),
  /** That can be had: none while others wait for one. */
  seatsLeft: z.int().check(z.gte(0)),
  /** That somebody has. */
  seatsTaken: z.int().check(z.gte(0)),
})

export type FreeWorkshopSession = z.output<typeof freeWorkshopSession>
