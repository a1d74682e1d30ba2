import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const registration = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The lead with this address. */
  contactId: z.nullable(z.string()),
  registeredAt: z.iso.datetime(),
  /** Zoom returned a join link, waits for approval, or does not have the registration yet. */
  zoom: z.enum(['confirmed', 'approval', 'not_yet']),
})
export type ListedRegistration = z.output<typeof registration>

/** Who registered for the readiness workshop, newest first. */
export const listWorkshopRegistrations = defineContract({
  name: 'list-workshop-registrations',
  input: z.omit(listInput(z.strictObject({}), ['newest']), { filters: true }),
  output: listOutput(registration),
})
