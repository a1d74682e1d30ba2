import type { InputOf } from '#contracts/contract'
import type { Meeting, registerWorkshop } from '#contracts/register-workshop'
import type { Db, Transaction } from '#server/db/connect'
import { saying } from '#server/http/error-answer'
import { addRegistration, registrationByEmail } from '#server/queries/workshop-registrations.server'
import type { Deliver } from './deliver.ts'
import type { DeliveryKind } from './delivery-kind.ts'
import { receiveSubmission } from './receive-submission.ts'
import { workshopMail } from './workshop-mail.ts'
import { zoomRegistrant } from './zoom-registrant.ts'

interface Registering {
  input: InputOf<typeof registerWorkshop>
  tx: Transaction
  deliver: Deliver
  isConnected(kind: DeliveryKind): boolean
  now: Date
}

const zoomRegistrantKey = (registrationId: string) => `zoom-registrant:${registrationId}`

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
    return { isNew: false, meeting: meetingOf(registration?.zoom_registrant_id != null) }
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
  await deliver(zoomRegistrant, { registrationId: id }, { key: zoomRegistrantKey(id) })
  if (!isConnected(zoomRegistrant)) {
    await deliver(workshopMail, { registrationId: id }, { key: `workshop-mail:${id}:list`, recipient: email })
  }
  return { isNew: true, meeting: 'pending' }
}

const meetingOf = (isConfirmed: boolean): Meeting => (isConfirmed ? 'confirmed' : 'pending')

interface Waiting {
  db: Db
  wasDelivered(key: string): Promise<boolean>
}

/** Whether Zoom has taken the registration of an address, given a moment. */
export async function awaitMeeting(email: string, { db, wasDelivered }: Waiting): Promise<Meeting> {
  const registration = await registrationByEmail(db, email)
  return meetingOf(registration !== undefined && (await wasDelivered(zoomRegistrantKey(registration.id))))
}
