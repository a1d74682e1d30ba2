import type { InputOf } from '#contracts/contract'
import type { Meeting, registerWorkshop } from '#contracts/register-workshop'
import type { Db, Transaction } from '#server/db/connect'
import { saying } from '#server/errors/error-answer'
import {
  addRegistration,
  registrationByEmail,
  type WorkshopRegistration,
} from '#server/queries/workshops/workshop-registrations.server'
import type { Deliver, DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { receiveSubmission } from '#server/calls/receive-submission'
import { workshopMail } from '#server/deliveries/kinds/workshop-mail'
import { zoomRegistrant } from '#server/deliveries/kinds/zoom-registrant'

interface Registering {
  input: InputOf<typeof registerWorkshop>
  tx: Transaction
  deliver: Deliver
  isConnected(kind: DeliveryKind): boolean
  now: Date
}

/**
 * Registers a person for the readiness workshop once, and has Zoom told of them once. Where no Zoom is connected,
 * the mail goes out without the link, which follows when there is one.
 */
export async function registerForWorkshop({
  input: { name, email, company, visit },
  tx,
  deliver,
  isConnected,
  now,
}: Registering): Promise<{ isNew: boolean; meeting: Meeting }> {
  const lookUp = () => saying('Error checking registration status', registrationByEmail(tx, email))
  const earlier = await lookUp()
  const added = earlier ? undefined : await addRegistration(tx, { name, email, company, now })
  if (!added) {
    // Without one, somebody was faster since the look.
    const registration = earlier ?? (await lookUp())
    return { isNew: false, meeting: meetingOf(registration) }
  }
  const { id } = added
  await receiveSubmission(
    { tx, deliver, now },
    {
      kind: 'readiness-workshop',
      subjectId: id,
      person: { email, name, company },
      content: [
        ['Name', name],
        ['Email', email],
        ['Company', company],
      ],
      visit,
    },
  )
  await deliver(zoomRegistrant, { registrationId: id }, { key: `zoom-registrant:${id}` })
  if (!isConnected(zoomRegistrant)) {
    await deliver(workshopMail, { registrationId: id }, { key: `workshop-mail:${id}:list`, recipient: email })
  }
  return { isNew: true, meeting: 'pending' }
}

const meetingOf = (registration: WorkshopRegistration | undefined): Meeting =>
  registration?.zoom_registrant_id == null ? 'pending' : 'confirmed'

interface Waiting {
  db: Db
  calledAt: Date
  patience(calledAt: Date): Promise<void>
}

/**
 * Whether Zoom has taken the registration of an address, given a moment: the same one for an address that was
 * registered before, so that how long the answer takes does not tell.
 */
export async function awaitMeeting(email: string, { db, calledAt, patience }: Waiting): Promise<Meeting> {
  await patience(calledAt)
  return meetingOf(await registrationByEmail(db, email))
}
