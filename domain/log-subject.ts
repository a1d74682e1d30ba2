/**
 * What an admin can change, as the log names it; each has an id of its own, a setting its name, the
 * content `draft` and `published`. `contacts` are many at
 * once in one row, whose `before` and `after` are groups of them that are alike: `{ groups: [{ ids, columns }] }`, and
 * `count` afterwards; columns are null where there was no such contact.
 */
export const logSubjects = [
  'account',
  'case-study',
  'contact',
  'contacts',
  'content',
  'delivery',
  'export',
  'held-submission',
  'note',
  'reply',
  'saved-view',
  'setting',
  'submission',
  'testimonial',
] as const
export type LogSubject = (typeof logSubjects)[number]
