/**
 * The topics of change notifications:
 * - `testimonials`: published testimonials
 * - `testimonial-queue`: any change, for moderators
 * - `case-studies`: any change
 * - `content`: published content
 * - `settings`: the owner's settings, for every process
 * - `accounts`: a session has ended, or a role has changed
 * - `team`: who has a role, and invitations
 * - `contacts`: contacts with their submissions, notes and replies
 * - `calls`: requested and booked calls
 * - `submissions`: what the forms received, and decisions about quarantine
 * - `deliveries`: deliveries and their states
 * - `backups`: backups and exports of the whole site, while they are made and afterwards
 * - `log`: the audit log
 *
 * In the back office, the key of every query begins with its topic.
 */
export const changeTopics = [
  'testimonials',
  'testimonial-queue',
  'case-studies',
  'content',
  'settings',
  'accounts',
  'team',
  'contacts',
  'calls',
  'submissions',
  'deliveries',
  'backups',
  'log',
] as const
export type ChangeTopic = (typeof changeTopics)[number]
