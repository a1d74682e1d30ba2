import type { LogSubject } from '#domain/log-subject'

/** What the log calls a kind of thing: where it has no name, and in the filter. */
const kinds: Readonly<Record<LogSubject, { one: string; many: string }>> = {
  account: { one: 'an account', many: 'Accounts' },
  'case-study': { one: 'a case study', many: 'Case studies' },
  contact: { one: 'somebody', many: 'Leads' },
  delivery: { one: 'the owner or a service', many: 'Deliveries' },
  'held-submission': { one: 'somebody', many: 'Held submissions' },
  note: { one: 'somebody', many: 'Notes' },
  setting: { one: 'a setting', many: 'Settings' },
  testimonial: { one: 'somebody', many: 'Testimonials' },
}

export const logCopy = {
  title: 'Log',
  head: {
    last: (who: string, ago: string) => `${who} did the last thing ${ago}.`,
    ago: (duration: string) => `${duration} ago`,
    now: 'just now',
    none: 'Nobody has done anything yet.',
    undo: 'The last 30 days can be undone.',
  },
  empty: 'Whatever somebody does here stands in this list from then on, in words.',
  server: 'The server',
  columns: { when: 'When', what: 'What', state: 'Undo' },
  person: 'Who',
  anybody: 'Anybody',
  kind: 'On what',
  anything: 'Anything',
  undone: 'Undone',
  all: 'All acts',
  onlyUndone: 'Only undone ones',
  about: (name: string) => `Only ${name}`,
  undo: 'Undo',
  redo: 'Do it again',
  isUndone: 'Undone',
  said: 'Taken back.',
  more: (count: number) => `, and ${count} more`,
  kinds,
  detail: {
    title: 'What changed',
    was: 'Before',
    is: 'After',
    nothing: '–',
    made: 'It was new.',
    gone: 'It was deleted. This is what it said:',
    forgotten: 'What it said has had its time, or is too long to show.',
    allAbout: 'All that happened to this',
    open: 'Open it',
    missing: 'This act isn’t in the log anymore.',
    others: 'Changed with it',
  },
} as const
