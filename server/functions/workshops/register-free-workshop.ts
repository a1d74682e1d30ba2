import { registerFreeWorkshop } from '#contracts/register-free-workshop'
import { freeWorkshopActivity } from '#server/activities/free-workshop-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { freeWorkshopMail } from '#server/deliveries/kinds/free-workshop-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { placeOf, placesFor } from '#server/queries/workshops/workshop-leads.server'

/**
 * Reserves a seat in the free workshop or a place on the waiting list, and adds the person to the contacts (behavior
 * 9.2). A repeated registration keeps the place and forwards a new challenge.
 */
export const registerFreeWorkshopFunction = defineForm(registerFreeWorkshop, {
  access: 'public',
  readStates(calls, tx) {
    const requests = calls.map(({ input: { biggest_challenge, ...person }, id, senderKey, now }) => ({
      id,
      ...person,
      biggestChallenge: biggest_challenge,
      senderKey,
      arrivedAt: now,
    }))
    return placesFor(tx, requests)
  },
  submit({ input, seen: { lead, isNew, addsText } }) {
    const { id, email, seat } = lead
    const place = placeOf(lead)
    const startsAt = lead.session_starts_at.toISOString()
    const mail = newDelivery(
      freeWorkshopMail,
      { leadId: id },
      { key: `free-workshop-mail:${id}`, recipient: email, about: startsAt },
    )
    return {
      ...(isNew && { rows: [newRow(workshopLeads, lead)] }),
      ...((isNew || addsText) && { activity: freeWorkshopActivity(input, { lead, place, isNew }) }),
      deliveries: [mail],
      answer: { data: { id, place, seat: seat ?? undefined, startsAt } },
    }
  },
})
