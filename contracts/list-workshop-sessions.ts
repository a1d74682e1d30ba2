import * as z from 'zod/mini'
import { count } from './count.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'
import { workshopSession } from './workshop-session.ts'

/** The sessions of the free workshop that anybody registered for, the latest first, and the next one. */
export const listWorkshopSessions = defineContract({
  name: 'list-workshop-sessions',
  input: z.omit(listInput(z.strictObject({}), ['latest']), { q: true, filters: true }),
  output: z.extend(listOutput(workshopSession), {
    /** By the schedule, whether anybody registered or not. */
    next: workshopSession,
    /** Whether the address of the room is set, which mails about a seat contain. */
    isLinkSet: z.boolean(),
    /** Registrations for the readiness workshop, which has no sessions. */
    registrations: count,
  }),
})
