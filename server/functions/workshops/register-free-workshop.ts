import type { OutputOf } from '#contracts/contract'
import { registerFreeWorkshop } from '#contracts/register-free-workshop'
import { freeWorkshopMail } from '#server/deliveries/kinds/free-workshop-mail'
import { receiveSubmission } from '#server/calls/receive-submission'
import { momentWords } from '#content/moment-words'
import { reserveSeat, type WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { randomUUID } from 'node:crypto'
import { defineFunction } from '#server/calls/define-function'

type Place = OutputOf<typeof registerFreeWorkshop>['data']['place']

const placeNames: Record<Place, string> = {
  seat: 'Seat',
  waiting_list: 'Waiting list',
  waiting_list_share: 'Waiting list: three people on the same network already got seats that day',
}

function placeOf({ seat, is_beyond_share }: WorkshopLead): Place {
  if (seat !== null) return 'seat'
  return is_beyond_share ? 'waiting_list_share' : 'waiting_list'
}

/**
 * Reserves a seat in the free workshop or a place on the waiting list, and adds the person to the contacts (S1 §7;
 * readings of the specification, 35). Who comes again keeps the place; a new challenge is passed on.
 */
export const registerFreeWorkshopFunction = defineFunction(registerFreeWorkshop, {
  access: 'public',
  async handle({ input, tx, deliver, senderKey, now }) {
    const { name, email, company, biggest_challenge, visit } = input
    const { lead, isNew, addsWords } = await reserveSeat(tx, {
      name,
      email,
      company,
      biggestChallenge: biggest_challenge,
      senderKey,
    })
    const { id, seat } = lead
    const place = placeOf(lead)
    const startsAt = lead.session_starts_at.toISOString()
    if (isNew || addsWords) {
      await receiveSubmission(
        { tx, deliver, now },
        {
          kind: 'free-workshop',
          subjectId: isNew ? id : randomUUID(),
          person: { email, name, company },
          source: 'free_workshop_registration',
          content: [
            ['Session', momentWords(lead.session_starts_at)],
            [
              'Place',
              (seat === null ? placeNames[place] : `Seat ${seat}`) +
                (isNew ? '' : ' (signed up again, same place)'),
            ],
            ['Full Name', name],
            ['Business Email', email],
            ['Company Name', company],
            ...(biggest_challenge ? [['Biggest Workflow Challenge', biggest_challenge] as const] : []),
          ],
          visit,
        },
      )
    }
    await deliver(
      freeWorkshopMail,
      { leadId: id },
      { key: `free-workshop-mail:${id}`, recipient: email, about: startsAt },
    )
    return { data: { id, place, seat: seat ?? undefined, startsAt } }
  },
})
