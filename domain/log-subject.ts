/** What an admin can change, as the log names it; each has an id of its own, a setting its name, of the content the draft and what is published. */
export const logSubjects = [
  'account',
  'case-study',
  'content',
  'delivery',
  'held-submission',
  'setting',
  'testimonial',
] as const
export type LogSubject = (typeof logSubjects)[number]
