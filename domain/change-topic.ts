/**
 * What can change in the stored content, as those who show it need to know, and who may see it:
 * - `testimonials`: what visitors see of them
 * - `testimonial-queue`: anything of them, as moderators see it
 * - `case-studies`: anything of them
 * - `content`: what is published of what the site says
 * - `settings`: what the owner has set, as every process of the site needs to know
 * - `accounts`: a session has ended, or a role has changed
 */
export const changeTopics = [
  'testimonials',
  'testimonial-queue',
  'case-studies',
  'content',
  'settings',
  'accounts',
] as const
export type ChangeTopic = (typeof changeTopics)[number]
