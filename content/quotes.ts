/** What a page needs of a testimonial; its fields are named as in the table `testimonials` (S1 §3). */
export interface Quote {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly testimonial: string
  /** Invented, and labelled so wherever it is shown. */
  readonly isSample?: boolean
}

export const sampleFounderQuote = {
  id: 'sample-founder',
  name: 'Founder',
  role: null,
  company: null,
  testimonial: 'Everyone else asked what we wanted to build. They asked what broke last week.',
  isSample: true,
} as const satisfies Quote

export const sampleQuotes = [
  {
    id: 'sample-builder',
    name: 'Owner',
    role: null,
    company: 'building firm',
    testimonial: 'Every enquiry waited until I got home. Now it is answered while I am still on site.',
    isSample: true,
  },
  {
    id: 'sample-agency',
    name: 'Founder',
    role: null,
    company: 'design agency',
    testimonial:
      'I expected a slide deck. I got a list, in order, with the one thing to repair first at the top.',
    isSample: true,
  },
  {
    id: 'sample-bookkeeper',
    name: 'Managing partner',
    role: null,
    company: 'bookkeeping practice',
    testimonial: 'The report I typed every Friday now writes itself. I read it and press send.',
    isSample: true,
  },
] as const satisfies readonly Quote[]
