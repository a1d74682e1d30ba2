/** The part of a testimonial that pages need; fields have the names of the table `testimonials` (behavior 11.1). */
export interface Quote {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly testimonial: string
  /** Sample data, labeled as such wherever it is shown. */
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
