import { site } from '#content/facts/site'
import { callInvitation, type InvitedCall } from '#server/emails/call-invitation'

/**
 * Who invites to a call: the same in file and mails, because a calendar follows its entry's organizer alone.
 * @param ownerAddress for alerts, if there is one
 */
export const organizerOf = (ownerAddress: string | undefined) => ({
  name: site.name,
  email: ownerAddress ?? site.contactEmail,
})

interface EntryOptions {
  call: InvitedCall
  /** The call's own page. */
  callUrl: string
  ownerAddress: string | undefined
}

/** A call as a file for its visitor's calendar: the entry that the mails about it change. */
export const callEntry = ({ ownerAddress, ...about }: EntryOptions) =>
  callInvitation({ ...about, organizer: organizerOf(ownerAddress) })
