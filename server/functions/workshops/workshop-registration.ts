import type { InputOf } from '#contracts/contract'
import type { Meeting, registerWorkshop } from '#contracts/register-workshop'
import { readinessWorkshopActivity } from '#server/activities/readiness-workshop-activity'
import type { Completion, Submission, SubmitCall } from '#server/calls/define-form'
import type { Transaction } from '#server/db/connect'
import { newRow } from '#server/db/rows'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { workshopMail } from '#server/deliveries/kinds/workshop-mail'
import { zoomRegistrant } from '#server/deliveries/kinds/zoom-registrant'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { saying } from '#server/errors/error-answer'
import {
  registrationOrLock,
  registrationByEmail,
  type WorkshopRegistration,
} from '#server/queries/workshops/workshop-registrations.server'

interface Registering {
  input: InputOf<typeof registerWorkshop>
}

/** Whether the address is registered already. */
export const lookForRegistration = ({ input, tx }: Registering & { tx: Transaction }) =>
  saying('Error checking registration status', registrationOrLock(tx, input.email))

interface NewRegistration
  extends Registering, Pick<SubmitCall<typeof registerWorkshop>, 'id' | 'now' | 'isConnected'> {}

/**
 * What it comes to when a person is registered for the readiness workshop: once, and Zoom is told of them once. Where
 * no Zoom is connected, the mail goes out without the link, which follows when there is one.
 */
export function registrationOnce(
  { input, id, now, isConnected }: NewRegistration,
  earlier: WorkshopRegistration | undefined,
): Omit<Submission, 'answer'> {
  if (earlier) return { deliveries: [] }
  const { name, email, company } = input
  const forZoom = newDelivery(zoomRegistrant, { registrationId: id }, { key: `zoom-registrant:${id}` })
  const mail = newDelivery(
    workshopMail,
    { registrationId: id },
    { key: `workshop-mail:${id}:list`, recipient: email },
  )
  return {
    rows: [newRow(workshopRegistrations, { id, name, email, company, zoom_failed_at: [], created_at: now })],
    activity: readinessWorkshopActivity(id, input),
    deliveries: isConnected(zoomRegistrant) ? [forZoom] : [forZoom, mail],
  }
}

/** `confirmed` once Zoom has taken the registration. */
export const meetingOf = (registration: WorkshopRegistration | undefined): Meeting =>
  registration?.zoom_registrant_id == null ? 'pending' : 'confirmed'

/**
 * Whether Zoom has taken the registration of an address, given a moment: the same one for an address that was
 * registered before, so that how long the answer takes does not tell.
 */
export async function awaitMeeting({
  input,
  db,
  calledAt,
  patience,
}: Registering &
  Pick<Completion<typeof registerWorkshop>, 'db' | 'calledAt' | 'patience'>): Promise<Meeting> {
  await patience(calledAt)
  return meetingOf(await registrationByEmail(db, input.email))
}
