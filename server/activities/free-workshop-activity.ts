import { randomUUID } from 'node:crypto'
import { workshopFacts } from '#content/facts'
import { momentWords } from '#content/moment-words'
import type { InputOf } from '#contracts/contract'
import type { registerFreeWorkshop } from '#contracts/register-free-workshop'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { Place, WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { answered } from './answered.ts'

const placeNames: Record<Exclude<Place, 'seat'>, string> = {
  waiting_list: 'Waiting list',
  waiting_list_share: 'Waiting list: three people on the same network already got seats that day',
}

interface Registered {
  lead: WorkshopLead
  place: Place
  /** Or else what the person said more of. */
  isNew: boolean
}

export function freeWorkshopActivity(
  input: InputOf<typeof registerFreeWorkshop>,
  { lead, place, isNew }: Registered,
): NewActivity {
  const { name, email, company, biggest_challenge, visit } = input
  const placeName = place === 'seat' ? `Seat ${lead.seat}` : placeNames[place]
  return {
    kind: 'free-workshop',
    subjectId: isNew ? lead.id : randomUUID(),
    person: { email, name, company },
    source: 'free_workshop_registration',
    content: answered(
      ['Session', momentWords(lead.session_starts_at, workshopFacts.free.zone)],
      ['Place', isNew ? placeName : `${placeName} (signed up again, same place)`],
      ['Full Name', name],
      ['Business Email', email],
      ['Company Name', company],
      ['Biggest Workflow Challenge', biggest_challenge],
    ),
    visit,
  }
}

/** The press on the mailed button. */
export function freeWorkshopSeatActivity(lead: WorkshopLead): NewActivity {
  const { email, name, company, seat, session_starts_at } = lead
  return {
    kind: 'free-workshop-seat',
    subjectId: randomUUID(),
    person: { email, name, company },
    content: [
      ['Session', momentWords(session_starts_at, workshopFacts.free.zone)],
      ['Place', `Seat ${seat}, confirmed`],
    ],
  }
}
