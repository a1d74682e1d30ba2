import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contracts/contract'
import type { registerFreeWorkshop } from '#contracts/register-free-workshop'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { Place, WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { newActivity } from './new-activity.ts'

interface Registered {
  lead: WorkshopLead
  place: Place
  /** False for a further submission by somebody who is registered already. */
  isNew: boolean
}

export function freeWorkshopActivity(
  input: InputOf<typeof registerFreeWorkshop>,
  { lead, place, isNew }: Registered,
): NewActivity {
  return newActivity('free-workshop', isNew ? lead.id : randomUUID(), {
    values: {
      ...input,
      startsAt: lead.session_starts_at.toISOString(),
      place: place === 'seat' ? undefined : place,
      seat: lead.seat,
      again: isNew ? undefined : true,
    },
    source: 'free_workshop_registration',
    visit: input.visit,
  })
}

/** The timeline entry of a click on the "Keep my seat" button in a mail. */
export function freeWorkshopSeatActivity(lead: WorkshopLead): NewActivity {
  const { email, name, company, seat, session_starts_at } = lead
  return newActivity('free-workshop-seat', randomUUID(), {
    values: { startsAt: session_starts_at.toISOString(), seat },
    person: { email, name, company },
  })
}
