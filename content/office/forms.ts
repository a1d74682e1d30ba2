import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import { numberWordFirst } from '#content/facts/number-word'

export const formViews = ['received', 'held', 'without_address', 'rejected', 'released'] as const
export type FormView = (typeof formViews)[number]

export const formsCopy = {
  title: 'Forms',
  kept: 'Every submission is saved.',
  nothing: 'Nothing needs review.',
  toRelease: (count: string) =>
    count === '1' ? 'One email is.' : `${numberWordFirst(Number(count), count)} emails are.`,
  held: (count: string) => `${numberWordFirst(Number(count), count)} held back.`,
  person: (count: string) => (count === '1' ? 'Is it a person?' : 'Is one of them a person?'),
  noneHeld: 'No submission is held back.',
  loose: (count: string) => `${numberWordFirst(Number(count), count)} not linked to a lead yet.`,
  views: {
    received: 'Everything',
    held: 'Held back',
    without_address: 'Without an address',
    rejected: 'Rejected',
    released: 'Released',
  } satisfies Record<FormView, string>,
  waiting: 'Waiting for release',
  viewsLabel: 'Submissions by state',
  search: 'Person, address, words',
  form: 'Form',
  anyForm: 'Any',
  export: 'Export',
  lead: {
    held: `Nothing was sent to their senders. They are kept for ${retentionPlaceholders.KEEP_HELD_DAYS}.`,
    without_address:
      'These came without an address. Link each one to a lead, and it shows up in that lead’s timeline.',
    rejected: `They are kept for ${retentionPlaceholders.KEEP_HELD_DAYS}, and can be released until then.`,
    released: 'These were held back until you released them.',
  } satisfies Record<Exclude<FormView, 'received'>, string>,
  empty: {
    received: 'No form has been sent yet.',
    held: 'Nothing is held back.',
    without_address: 'Every submission is linked to a lead.',
    rejected: 'Nothing was rejected.',
    released: 'Nothing was released.',
  } satisfies Record<FormView, string>,
  seeReceived: 'See every submission',
  someone: 'Without a name',
  release: 'Release',
  releaseAll: (count: string) => `Release ${count}`,
  reject: 'Reject',
  rejectAll: (count: string) => `Reject ${count}`,
  mails: 'Its sender is emailed when you release it.',
  mailsWait: 'An email to its sender then waits for a mail server.',
  noMails: 'Its sender is not emailed.',
  releasedNow: (count: string, mails: number, isMailConnected: boolean) => {
    const done = count === '1' ? 'Released.' : `${count} released.`
    if (mails === 0) return `${done} Nothing is sent to the sender.`
    const [are, wait] =
      mails === 1
        ? ['1 email to the sender is', '1 email to the sender waits']
        : [`${mails} emails to senders are`, `${mails} emails to senders wait`]
    return `${done} ${isMailConnected ? `${are} sent.` : `${wait} for a mail server.`}`
  },
  rejectedNow: (count: string) => (count === '1' ? 'Rejected.' : `${count} rejected.`),
  all: 'Full submission',
  sentTo: 'Sent to',
  choose: (name: string) => `Choose ${name}`,
  columns: { what: 'What', from: 'From', says: 'Says', when: 'When', probably: 'Likely match' },
  answers: (count: string) => (count === '1' ? '1 answer' : `${count} answers`),
  nobody: 'no match',
  noAddress: 'no address asked',
  because: { company: 'same business name', name: 'same name', email: 'names this address' },
  whose: 'Whose is it?',
  join: 'Join',
  joinTo: (name: string) => ` to ${name}`,
  joined: 'Joined.',
  one: 'Submission',
  gone: 'This submission isn’t here anymore.',
  keys: { release: 'release', reject: 'reject' },
} as const

/** Shown below answers of an earlier version if the conversion did not recognize one of them. */
export const unconvertedAnswer =
  'Some of these answers came in before an upgrade and could not be converted. They are shown as they were stored.'
