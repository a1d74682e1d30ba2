/** The form a submission came by, or the mailed button that a visitor pressed. */
export const activityKinds = [
  'scorecard',
  'score-feedback',
  'newsletter',
  'newsletter-confirmation',
  'contact',
  'readiness-workshop',
  'free-workshop',
  'free-workshop-seat',
  'workshop-feedback',
  'podcast-application',
  'guest-intake',
  'week-1-intake',
  'testimonial',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What a visitor said, question by question, in the form's order. */
export type SubmittedContent = readonly (readonly [label: string, answer: string | readonly string[]])[]
