import { site } from '#content/facts/site'
import { callInvitation, type InvitedCall } from '#server/emails/call-invitation'

/**
 * Returns the organizer of a call's calendar entry. It must be the same in the downloaded file and in the mails,
 * because a calendar accepts changes only from an entry's organizer.
 * @param ownerAddress the alert address, if one is set
 */
export const organizerOf = (ownerAddress: string | undefined) => ({
  name: site.name,
  email: ownerAddress ?? site.contactEmail,
})

interface EntryOptions {
  call: InvitedCall
  /** The URL of the call's own page. */
  callUrl: string
  ownerAddress: string | undefined
}

/** Creates a call's .ics file for its visitor. The mails about the call update the same calendar entry. */
export const callEntry = ({ ownerAddress, ...about }: EntryOptions) =>
  callInvitation({ ...about, organizer: organizerOf(ownerAddress) })
