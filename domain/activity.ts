/** The form a submission came by. */
export const activityKinds = [
  'scorecard',
  'score-feedback',
  'newsletter',
  'contact',
  'readiness-workshop',
  'free-workshop',
  'workshop-feedback',
  'podcast-application',
  'guest-intake',
  'week-1-intake',
  'testimonial',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What a visitor said, question by question, in the form's order. */
export type SubmittedContent = readonly (readonly [label: string, answer: string | readonly string[]])[]
