/** What a visitor can submit a testimonial about (readings of the specification, 19). */
export const submittableCategories = [
  'business-coaching',
  'ai-youth-program',
  'ai-automation-services',
] as const

/** Every category a stored testimonial can have. */
export const testimonialCategories = [...submittableCategories, 'ai-audit', 'workshop'] as const

export type SubmittableCategory = (typeof submittableCategories)[number]
export type TestimonialCategory = (typeof testimonialCategories)[number]
