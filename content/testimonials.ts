import type { Quote } from './quotes.ts'

/** What a public testimonial can be about (readings of the specification, 19). */
export const testimonialCategories = [
  { value: 'business-coaching', label: 'Business coaching' },
  { value: 'ai-youth-program', label: 'AI youth program' },
  { value: 'ai-automation-services', label: 'AI automation services' },
] as const

export type TestimonialCategory = (typeof testimonialCategories)[number]['value']

export interface Testimonial extends Quote {
  readonly category: TestimonialCategory
}

/** Longer quotes are shown in part (S1 §9). */
export const quoteLimit = 200

export const sampleTestimonials = [
  {
    id: 'sample-agency-lead',
    name: 'Operations lead',
    role: null,
    company: 'home-services company',
    testimonial: 'Nobody asks me any more whether the customer was called back. They were.',
    category: 'ai-automation-services',
    isSample: true,
  },
  {
    id: 'sample-coaching-owner',
    name: 'Owner',
    role: null,
    company: 'accounting practice',
    testimonial:
      'I thought I needed a new tool. We spent the first sessions drawing what happens between a signed proposal and the first invoice, and there it was: the file waited for me, every time, because only I knew what came next. We wrote it down, then automated the half that was always the same. The other half is now a checklist that anybody can follow.',
    category: 'business-coaching',
    isSample: true,
  },
  {
    id: 'sample-youth-parent',
    name: 'Parent',
    role: null,
    company: 'AI Foundations',
    testimonial: 'She no longer asks what AI can do. She asks whether its answer is right.',
    category: 'ai-youth-program',
    isSample: true,
  },
  {
    id: 'sample-clinic-manager',
    name: 'Practice manager',
    role: null,
    company: 'physiotherapy clinic',
    testimonial:
      'The first version sent two reminders to the same patient, and I wrote an angry mail. It was repaired before lunch, and the cause was explained to me in words I understood. What I bought is not a robot that is never wrong. It is a booking line that somebody answers for, and that tells us when it is unsure.',
    category: 'ai-automation-services',
    isSample: true,
  },
  {
    id: 'sample-youth-student',
    name: 'Student',
    role: null,
    company: 'AI Innovators',
    testimonial: 'My project did not work the first time. Finding out why was the best part.',
    category: 'ai-youth-program',
    isSample: true,
  },
  {
    id: 'sample-coaching-founder',
    name: 'Founder',
    role: null,
    company: 'recruiting firm',
    testimonial: 'My coach talked me out of the first thing I wanted to automate. It did not need to exist.',
    category: 'business-coaching',
    isSample: true,
  },
] as const satisfies readonly Testimonial[]
