/** How far one has come with a person, set by whoever works on it: the clock orders the work, not the status. */
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

/** Somebody still works on these. */
export const openStatuses = ['new', 'answered', 'call_booked', 'no_show', 'proposal'] as const

/** What the back office calls each. */
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
 * What stopped the clock of somebody who waited: a reply sent from the back office, one given elsewhere (by phone, from
 * one's own mailbox), or a call that was booked. Never a mail that goes out by itself.
 */
export const replyWays = ['reply', 'elsewhere', 'call_booked'] as const
export type ReplyWay = (typeof replyWays)[number]
