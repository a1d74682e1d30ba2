/**
 * What can change in the stored content, as those who show it need to know:
 * - `testimonials`: what visitors see of them
 * - `testimonial-queue`: anything of them, as moderators see it
 * - `case-studies`: anything of them
 */
export const changeTopics = ['testimonials', 'testimonial-queue', 'case-studies'] as const
export type ChangeTopic = (typeof changeTopics)[number]
