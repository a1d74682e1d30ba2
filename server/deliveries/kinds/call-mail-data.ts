import type { Db } from '#server/db/connect'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { aboutOf, type Call, callOf, otherTimes } from '#server/queries/calls/calls.server'
import { organizerOf } from './call-entry.ts'

/** The call that a mail is about. */
export type MailedCall = Pick<Call, 'id' | 'email' | 'starts_at' | 'version'>

/**
 * Returns the data of a mail about a call, with a new link to the call's page.
 * @param version the call's version that the mail is about
 * @throws NotWanted when the call has a newer version, which has its own mail
 */
export async function callMailData(
  { id, version }: { id: string; version: number },
  db: Db,
  { siteUrl, owner, booking, businessZone, callRules: rules }: DeliveryServices,
) {
  const call = await callOf(db, id)
  if (call.version !== version) throw new NotWanted('The call has changed since, and a newer mail says so.')
  const now = new Date()
  const token = await addOneTimeToken(db, { purpose: 'call', subjectId: call.id, now })
  const isOn = call.state === 'requested' || call.state === 'booked'
  return {
    call,
    businessZone,
    about: await aboutOf(db, call),
    callUrl: `${siteUrl}/book/${token}`,
    // The site does not know the open times of an external scheduler.
    otherTimes: isOn || booking ? [] : await otherTimes(db, { call, rules, now }),
    organizer: organizerOf(owner?.email),
  }
}
