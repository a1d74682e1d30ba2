import type { TestimonialCategory } from '#domain/testimonial-category'

export const categoryLabels = {
  'business-coaching': 'Business coaching',
  'ai-youth-program': 'AI youth program',
  'ai-automation-services': 'AI automation services',
  'ai-audit': 'AI audit',
  workshop: 'Workshop',
} as const satisfies Record<TestimonialCategory, string>

/** Beside the tick that lets us publish; stored with each testimonial as it reads then. */
export const consentWording =
  'You may publish this testimonial with my name, role, company and picture on your website.'

/** Longer quotes are shown in part (S1 §9). */
export const quoteLimit = 200

interface SampleTestimonial {
  readonly name: string
  readonly company: string
  readonly testimonial: string
  readonly rating: number
  readonly category: TestimonialCategory
}

/** Put into a new database, newest first, and labelled as samples wherever they are shown. */
export const sampleTestimonials = [
  {
    name: 'Owner',
    company: 'building firm',
    testimonial: 'Every enquiry waited until I got home. Now it is answered while I am still on site.',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Founder',
    company: 'design agency',
    testimonial:
      'I expected a slide deck. I got a list, in order, with the one thing to repair first at the top.',
    rating: 5,
    category: 'ai-audit',
  },
  {
    name: 'Managing partner',
    company: 'bookkeeping practice',
    testimonial: 'The report I typed every Friday now writes itself. I read it and press send.',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Operations lead',
    company: 'home-services company',
    testimonial: 'Nobody asks me any more whether the customer was called back. They were.',
    rating: 5,
    category: 'ai-automation-services',
  },
  {
    name: 'Owner',
    company: 'accounting practice',
    testimonial:
      'I thought I needed a new tool. We spent the first sessions drawing what happens between a signed proposal and the first invoice, and there it was: the file waited for me, every time, because only I knew what came next. We wrote it down, then automated the half that was always the same. The other half is now a checklist that anybody can follow.',
    rating: 5,
    category: 'business-coaching',
  },
  {
    name: 'Parent',
    company: 'AI Foundations',
    testimonial: 'She no longer asks what AI can do. She asks whether its answer is right.',
    rating: 5,
    category: 'ai-youth-program',
  },
  {
    name: 'Practice manager',
    company: 'physiotherapy clinic',
    testimonial:
      'The first version sent two reminders to the same patient, and I wrote an angry mail. It was repaired before lunch, and the cause was explained to me in words I understood. What I bought is not a robot that is never wrong. It is a booking line that somebody answers for, and that tells us when it is unsure.',
    rating: 4,
    category: 'ai-automation-services',
  },
  {
    name: 'Student',
    company: 'AI Innovators',
    testimonial: 'My project did not work the first time. Finding out why was the best part.',
    rating: 5,
    category: 'ai-youth-program',
  },
  {
    name: 'Founder',
    company: 'recruiting firm',
    testimonial: 'My coach talked me out of the first thing I wanted to automate. It did not need to exist.',
    rating: 5,
    category: 'business-coaching',
  },
] as const satisfies readonly SampleTestimonial[]
