import { currentWording } from '#content/consent-wordings'
import type { TestimonialCategory } from '#domain/testimonial-category'

export const categoryLabels = {
  'business-coaching': 'Business coaching',
  'ai-youth-program': 'AI youth program',
  'ai-automation-services': 'AI automation services',
  'ai-audit': 'AI audit',
  workshop: 'Workshop',
} as const satisfies Record<TestimonialCategory, string>

/** The label of the consent checkbox; stored with each testimonial in its current wording. */
export const consentWording = currentWording('testimonial')

/** Longer quotes are shown in part (behavior 11.3). */
export const quoteLimit = 200

interface SampleTestimonial {
  readonly name: string
  readonly company: string
  readonly testimonial: string
  readonly repaired_from?: string
  readonly repaired_to?: string
  readonly rating: number
  readonly category: TestimonialCategory
}

/** Inserted into a new database, newest first, and labeled as samples wherever they are shown. */
export const sampleTestimonials = [
  {
    name: 'Owner',
    company: 'construction firm',
    testimonial:
      'Every inquiry used to wait until I got home. Now it’s answered while I’m still on the job site.',
    repaired_from: 'asked',
    repaired_to: 'answered',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Founder',
    company: 'design agency',
    testimonial:
      'I expected a slide deck. I got a list, in order, with the one thing to fix first at the top.',
    repaired_from: 'idea',
    repaired_to: 'order of work',
    rating: 5,
    category: 'ai-audit',
  },
  {
    name: 'Managing partner',
    company: 'bookkeeping practice',
    testimonial: 'The report I used to type every Friday now writes itself. I read it and hit send.',
    repaired_from: 'done',
    repaired_to: 'reported',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Operations lead',
    company: 'home-services company',
    testimonial: 'Nobody asks me anymore whether the customer got a call back. They did.',
    repaired_from: 'promised',
    repaired_to: 'called back',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Owner',
    company: 'accounting practice',
    testimonial:
      'I thought I needed a new tool. We spent the first sessions mapping what happens between a signed proposal and the first invoice, and there it was: the file waited for me, every time, because only I knew what came next. We wrote it down, then automated the half that was always the same. The other half is now a checklist anyone can follow.',
    repaired_from: 'signed',
    repaired_to: 'invoiced',
    rating: 5,
    category: 'business-coaching',
  },
  {
    name: 'Parent',
    company: 'AI Foundations',
    testimonial: 'She doesn’t ask what AI can do anymore. She asks whether its answer is right.',
    repaired_from: 'curious',
    repaired_to: 'able',
    rating: 5,
    category: 'ai-youth-program',
  },
  {
    name: 'Practice manager',
    company: 'physical therapy clinic',
    testimonial:
      'The first version sent the same patient two reminders, and I wrote an angry email. They fixed it before lunch and explained what happened in words I understood. I didn’t buy a robot that’s never wrong. I bought a booking line someone stands behind, and that tells us when it isn’t sure.',
    repaired_from: 'booked',
    repaired_to: 'shown up',
    rating: 4,
    category: 'ai-automation-services',
  },
  {
    name: 'Student',
    company: 'AI Innovators',
    testimonial: 'My project didn’t work the first time. Finding out why was the best part.',
    repaired_from: 'curious',
    repaired_to: 'able',
    rating: 5,
    category: 'ai-youth-program',
  },
  {
    name: 'Founder',
    company: 'recruiting firm',
    testimonial: 'My coach talked me out of the first thing I wanted to automate. It didn’t need to exist.',
    rating: 5,
    category: 'business-coaching',
  },
] as const satisfies readonly SampleTestimonial[]
