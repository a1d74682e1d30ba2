import { contactStatuses, contactStatusNames, type ContactStatus } from './contact-status.ts'

/**
 * The names that other programs use for our statuses. “Active”, “Qualified” and “Cold” are left out, because their
 * meaning differs between programs.
 */
const calledElsewhere: Readonly<Partial<Record<ContactStatus, readonly string[]>>> = {
  new: [
    'open',
    'open not contacted',
    'lead',
    'subscriber',
    'subscribed',
    'marketing qualified lead',
    'sales qualified lead',
    'attempted to contact',
    'other',
    'neu',
  ],
  answered: ['in progress', 'connected', 'contacted', 'working', 'working contacted'],
  proposal: ['opportunity', 'open deal', 'negotiation', 'proposal sent', 'proposal made'],
  client: ['customer', 'evangelist', 'won', 'closed won', 'kunde'],
  parked: ['bad timing', 'on hold', 'nurture'],
  not_a_fit: ['unqualified', 'disqualified', 'lost', 'closed lost'],
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** The status by our names or those of common programs; undefined for any other. */
export function importedStatus(text: string): ContactStatus | undefined {
  const words = wordsOf(text)
  return contactStatuses.find(
    (status) =>
      wordsOf(status) === words ||
      wordsOf(contactStatusNames[status]) === words ||
      calledElsewhere[status]?.includes(words),
  )
}
