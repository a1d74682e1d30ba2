/**
 * What can change in the stored content, as those who show it need to know, and who may see it:
 * - `testimonials`: what visitors see of them
 * - `testimonial-queue`: anything of them, as moderators see it
 * - `case-studies`: anything of them
 * - `contacts`: the people, and what is known of them
 * - `submissions`: what the forms received, and what was held back
 * - `deliveries`: how far anything has come that must reach the outside
 * - `log`: what was changed in the back office
 * - `settings`: what the owner has set, as every process of the site needs to know
 * - `accounts`: a session has ended, or a role has changed
 */
export const changeTopics = [
  'testimonials',
  'testimonial-queue',
  'case-studies',
  'contacts',
  'submissions',
  'deliveries',
  'log',
  'settings',
  'accounts',
] as const
export type ChangeTopic = (typeof changeTopics)[number]
