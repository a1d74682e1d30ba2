/**
 * The kinds of subjects in the audit log. Each subject has an id: a setting its name, the content `draft` or
 * `published`. `contacts` is a bulk change in one row, whose `before` and `after` are groups with equal values: `{
 * groups: [{ ids, columns }] }`, and `count` afterwards; columns are null for a contact that did not exist.
 */
export const logSubjects = [
  'account',
  'calendar',
  'call',
  'case-study',
  'contact',
  'contacts',
  'content',
  'delivery',
  'export',
  'held-submission',
  'invitation',
  'message',
  'note',
  'reply',
  'saved-view',
  'setting',
  'submission',
  'template',
  'testimonial',
] as const
export type LogSubject = (typeof logSubjects)[number]
