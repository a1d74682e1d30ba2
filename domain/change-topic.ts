/**
 * What can change in what is stored, as those who show it need to know, and who may see it:
 * - `testimonials`: what visitors see of them
 * - `testimonial-queue`: anything of them, as moderators see it
 * - `case-studies`: anything of them
 * - `content`: what is published of what the site says
 * - `settings`: what the owner has set, as every process of the site needs to know
 * - `accounts`: a session has ended, or a role has changed
 * - `contacts`: somebody has written, or what is known of somebody, their notes and replies among it
 * - `submissions`: what the forms received, and what becomes of what was held back
 * - `deliveries`: what must reach the outside, or how far it has come
 * - `log`: who has changed what
 *
 * In the back office, whatever a screen has read is kept under a key that begins with its topic.
 */
export const changeTopics = [
  'testimonials',
  'testimonial-queue',
  'case-studies',
  'content',
  'settings',
  'accounts',
  'contacts',
  'submissions',
  'deliveries',
  'log',
] as const
export type ChangeTopic = (typeof changeTopics)[number]
