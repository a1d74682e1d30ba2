/** What an admin can change, as the log names it; each has an id of its own, a setting its name. */
export const logSubjects = [
  'account',
  'case-study',
  'contact',
  'delivery',
  'held-submission',
  'note',
  'setting',
  'testimonial',
] as const
export type LogSubject = (typeof logSubjects)[number]
