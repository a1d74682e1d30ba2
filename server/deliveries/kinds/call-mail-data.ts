import { site } from '#content/facts/site'
import type { Db } from '#server/db/connect'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { aboutOf, type Call, callOf } from '#server/queries/calls/calls.server'

/** The call that a mail is about. */
export type MailedCall = Pick<Call, 'id' | 'email' | 'starts_at' | 'version'>

/**
 * What a mail about a call is made of, with a link to the call's page.
 * @param version of the call as the mail describes it
 * @throws NotWanted when the call has changed since, which has a mail of its own
 */
export async function callMailData(
  { id, version }: { id: string; version: number },
  db: Db,
  { siteUrl, owner, businessZone }: DeliveryServices,
) {
  const call = await callOf(db, id)
  if (call.version !== version) throw new NotWanted('The call has changed since, and a newer mail says so.')
  const token = await addOneTimeToken(db, { purpose: 'call', subjectId: call.id, now: new Date() })
  return {
    call,
    businessZone,
    about: await aboutOf(db, call),
    callUrl: `${siteUrl}/book/${token}`,
    organizer: { name: site.name, email: owner?.email ?? site.contactEmail },
  }
}
