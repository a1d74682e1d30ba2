/**
 * What can change in the stored content, as those who show it need to know, and who may see it:
 * - `testimonials`: what visitors see of them
 * - `testimonial-queue`: anything of them, as moderators see it
 * - `case-studies`: anything of them
 * - `accounts`: a session has ended, or a role has changed
 */
export const changeTopics = ['testimonials', 'testimonial-queue', 'case-studies', 'accounts'] as const
export type ChangeTopic = (typeof changeTopics)[number]
