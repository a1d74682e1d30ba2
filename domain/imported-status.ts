import { contactStatuses, contactStatusNames, type ContactStatus } from './contact-status.ts'

/** The names that other programs use. */
const calledElsewhere: Readonly<Partial<Record<ContactStatus, readonly string[]>>> = {
  new: [
    'open',
    'lead',
    'subscriber',
    'marketing qualified lead',
    'sales qualified lead',
    'attempted to contact',
    'other',
  ],
  answered: ['in progress', 'connected', 'contacted', 'working'],
  proposal: ['opportunity', 'open deal', 'negotiation', 'proposal sent', 'proposal made'],
  client: ['customer', 'evangelist', 'won', 'closed won'],
  parked: ['bad timing', 'on hold', 'nurture'],
  not_a_fit: ['unqualified', 'disqualified', 'lost', 'closed lost'],
}

/** The status by our names or those of common programs; undefined for any other. */
export function importedStatus(text: string): ContactStatus | undefined {
  const plain = text.trim().toLowerCase().replaceAll('_', ' ')
  return contactStatuses.find(
    (status) =>
      status.replaceAll('_', ' ') === plain ||
      contactStatusNames[status].toLowerCase() === plain ||
      calledElsewhere[status]?.includes(plain),
  )
}
