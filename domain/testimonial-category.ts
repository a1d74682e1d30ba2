/** The categories a visitor can choose for a testimonial (behavior 11.1). */
export const submittableCategories = [
  'business-coaching',
  'ai-youth-program',
  'ai-automation-services',
] as const

/** Every category of a stored testimonial. */
export const testimonialCategories = [...submittableCategories, 'ai-audit', 'workshop'] as const

export type TestimonialCategory = (typeof testimonialCategories)[number]
