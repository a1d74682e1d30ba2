import type { InputOf } from '#contracts/contract'
import type { Meeting, registerWorkshop } from '#contracts/register-workshop'
import { newActivity } from '#server/activities/new-activity'
import type { Completion, Submission, SubmitCall } from '#server/calls/define-form'
import type { Transaction } from '#server/db/connect'
import { newRow } from '#server/db/rows'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { workshopMail } from '#server/deliveries/kinds/workshop-mail'
import { zoomRegistrant } from '#server/deliveries/kinds/zoom-registrant'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { withFailureMessage } from '#server/errors/error-response'
import {
  registrationOrLock,
  registrationByEmail,
  type WorkshopRegistration,
} from '#server/queries/workshops/workshop-registrations.server'

interface RegistrationInput {
  input: InputOf<typeof registerWorkshop>
}

/** Returns the registration of this address; without one, locks the address until the transaction ends. */
export const registrationOrLockFor = ({ input, tx }: RegistrationInput & { tx: Transaction }) =>
  withFailureMessage('Error checking registration status', registrationOrLock(tx, input.email))

interface NewRegistration
  extends RegistrationInput, Pick<SubmitCall<typeof registerWorkshop>, 'id' | 'now' | 'isConnected'> {}

/**
 * The submission of a registration for the readiness workshop: once per person, with one request to Zoom. Without Zoom
 * the mail is sent without the link, which follows later.
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
    activity: newActivity('readiness-workshop', id, { values: input, visit: input.visit }),
    deliveries: isConnected(zoomRegistrant) ? [forZoom] : [forZoom, mail],
  }
}

/** Returns `confirmed` once Zoom has accepted the registration. */
export const meetingOf = (registration: WorkshopRegistration | undefined): Meeting =>
  registration?.zoom_registrant_id == null ? 'pending' : 'confirmed'

/**
 * Returns whether Zoom has accepted a registration, after a fixed wait that is the same for a known address, so that
 * the time reveals nothing.
 */
export async function awaitMeeting({
  input,
  db,
  calledAt,
  responseDelay,
}: RegistrationInput &
  Pick<Completion<typeof registerWorkshop>, 'db' | 'calledAt' | 'responseDelay'>): Promise<Meeting> {
  await responseDelay(calledAt)
  return meetingOf(await registrationByEmail(db, input.email))
}
