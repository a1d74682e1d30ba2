/** What a page needs of a testimonial; its fields are named as in the table `testimonials` (S1 §3). */
export interface Quote {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly testimonial: string
  /** Invented, and labelled so wherever it is shown. */
  readonly is_sample?: boolean
}

export const sampleFounderQuote = {
  id: 'sample-founder',
  name: 'Founder',
  role: null,
  company: null,
  testimonial: 'Everyone else asked what we wanted to build. They asked what broke last week.',
  is_sample: true,
} as const satisfies Quote
