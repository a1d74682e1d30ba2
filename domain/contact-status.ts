/** The progress with a contact, set by its owner; the clock orders the work, not the status. */
export const contactStatuses = [
  'new',
  'answered',
  'call_booked',
  'no_show',
  'proposal',
  'client',
  'parked',
  'not_a_fit',
] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** Statuses of contacts in progress. */
export const openStatuses = ['new', 'answered', 'call_booked', 'no_show', 'proposal'] as const

/** Their names in the back office. */
export const contactStatusNames: Readonly<Record<ContactStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  call_booked: 'Call booked',
  no_show: 'No-show',
  proposal: 'Proposal',
  client: 'Client',
  parked: 'Parked',
  not_a_fit: 'Not a fit',
}

/**
 * What stopped the clock: a reply from the back office, one given elsewhere (by phone, from one's own mailbox), or a
 * booked call. Never an automatic mail.
 */
export const replyWays = ['reply', 'elsewhere', 'call_booked'] as const
export type ReplyWay = (typeof replyWays)[number]
