import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { activities } from './activities.ts'
import { auditIntakes } from './audit-intakes.ts'
import { authFactors } from './auth-factors.ts'
import { calendars } from './calendars.ts'
import { calls } from './calls.ts'
import { caseStudies } from './case-studies.ts'
import { contactLeads } from './contact-leads.ts'
import { contacts } from './contacts.ts'
import { contentVersions } from './content-versions.ts'
import { deliveries } from './deliveries.ts'
import { deliveryAttempts } from './delivery-attempts.ts'
import { exportTickets } from './export-tickets.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { invitations } from './invitations.ts'
import { log } from './log.ts'
import { mailboxMessages } from './mailbox-messages.ts'
import { netSightings } from './net-sightings.ts'
import { newsletterConfirmations } from './newsletter-confirmations.ts'
import { newsletterSubscribers } from './newsletter-subscribers.ts'
import { newsletterTokens } from './newsletter-tokens.ts'
import { notes } from './notes.ts'
import { oneTimeTokens } from './one-time-tokens.ts'
import { podcastGuestApplications } from './podcast-guest-applications.ts'
import { podcastGuestResponsesRows } from './podcast-guest-responses-rows.ts'
import { proofs } from './proofs.ts'
import { quarantinedSubmissions } from './quarantined-submissions.ts'
import { rateLimits } from './rate-limits.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { replies } from './replies.ts'
import { sampleSets } from './sample-sets.ts'
import { replyTemplates } from './reply-templates.ts'
import { savedViews } from './saved-views.ts'
import { scoreFeedback } from './score-feedback.ts'
import { scorecardSubmissions } from './scorecard-submissions.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { signUps } from './sign-ups.ts'
import { suppressions } from './suppressions.ts'
import { testimonials } from './testimonials.ts'
import { users } from './users.ts'
import { workshopFeedback } from './workshop-feedback.ts'
import { workshopLeads } from './workshop-leads.ts'
import { workshopRegistrations } from './workshop-registrations.ts'
import { workshopSeatTokens } from './workshop-seat-tokens.ts'

export interface PersonalData {
  table: PgTable
  /**
   * How a person's rows are found: the normalized address, or a reference to a row above. Undefined where rows are
   * found only through the timeline.
   */
  by?: PgColumn
  /** Columns that identify the person or contain their text. */
  holds: readonly PgColumn[]
}

/** Where personal data is stored: every place to cover for access and erasure. */
export const personalData: readonly PersonalData[] = [
  {
    table: contacts,
    by: contacts.email,
    holds: [
      contacts.name,
      contacts.company,
      contacts.phone,
      contacts.linkedin,
      contacts.first_touch,
      contacts.last_touch,
      contacts.next_step,
      contacts.score,
      contacts.yearly_cost,
      contacts.team_size,
    ],
  },
  { table: notes, by: notes.contact_id, holds: [notes.text] },
  { table: replies, by: replies.contact_id, holds: [replies.subject, replies.text] },
  {
    table: mailboxMessages,
    by: mailboxMessages.contact_id,
    holds: [
      mailboxMessages.address,
      mailboxMessages.message_id,
      mailboxMessages.subject,
      mailboxMessages.parts,
      mailboxMessages.attachments,
    ],
  },
  {
    table: activities,
    by: activities.contact_id,
    holds: [activities.content, activities.source, activities.first_touch, activities.last_touch],
  },
  {
    table: scorecardSubmissions,
    by: scorecardSubmissions.email,
    holds: [scorecardSubmissions.full_name, scorecardSubmissions.linkedin],
  },
  { table: scoreFeedback, by: scoreFeedback.submission_id, holds: [scoreFeedback.comment] },
  {
    table: contactLeads,
    by: contactLeads.email,
    holds: [
      contactLeads.name,
      contactLeads.company,
      contactLeads.phone,
      contactLeads.biggest_challenge,
      contactLeads.conversation,
    ],
  },
  {
    table: workshopRegistrations,
    by: workshopRegistrations.email,
    holds: [
      workshopRegistrations.name,
      workshopRegistrations.company,
      workshopRegistrations.zoom_registrant_id,
      workshopRegistrations.join_url,
    ],
  },
  {
    table: workshopLeads,
    by: workshopLeads.email,
    holds: [
      workshopLeads.name,
      workshopLeads.company,
      workshopLeads.biggest_challenge,
      workshopLeads.sender_key,
    ],
  },
  { table: workshopSeatTokens, by: workshopSeatTokens.lead_id, holds: [] },
  {
    table: workshopFeedback,
    by: workshopFeedback.email,
    holds: [
      workshopFeedback.name,
      workshopFeedback.company,
      workshopFeedback.key_insight,
      workshopFeedback.improvement_suggestions,
      workshopFeedback.testimonial_content,
    ],
  },
  {
    table: calls,
    by: calls.email,
    holds: [
      calls.name,
      calls.phone,
      calls.broken,
      calls.answers,
      calls.join_url,
      calls.zoom_meeting_id,
      calls.note,
    ],
  },
  {
    table: testimonials,
    holds: [
      testimonials.name,
      testimonials.role,
      testimonials.company,
      testimonials.testimonial,
      testimonials.image_url,
      testimonials.picture,
      testimonials.video_url,
      testimonials.age,
    ],
  },
  {
    table: podcastGuestApplications,
    by: podcastGuestApplications.email,
    holds: [podcastGuestApplications.linkedin_profile],
  },
  {
    table: podcastGuestResponsesRows,
    by: podcastGuestResponsesRows.email,
    holds: [
      podcastGuestResponsesRows.full_name,
      podcastGuestResponsesRows.company_name,
      podcastGuestResponsesRows.title_role,
      podcastGuestResponsesRows.website,
      podcastGuestResponsesRows.linkedin_profile,
      podcastGuestResponsesRows.social_media_links,
      podcastGuestResponsesRows.business_description,
      podcastGuestResponsesRows.scaling_system,
      podcastGuestResponsesRows.bottleneck_breakthrough,
      podcastGuestResponsesRows.workflows_to_share,
      podcastGuestResponsesRows.avoid_topics,
      podcastGuestResponsesRows.short_bio,
      podcastGuestResponsesRows.headshot_url,
    ],
  },
  // The owner's description of the business.
  { table: auditIntakes, holds: Object.values(getTableColumns(auditIntakes)) },
  { table: newsletterSubscribers, by: newsletterSubscribers.email, holds: [newsletterSubscribers.name] },
  { table: newsletterConfirmations, by: newsletterConfirmations.subscriber_id, holds: [] },
  { table: newsletterTokens, by: newsletterTokens.subscriber_id, holds: [] },
  {
    table: deliveries,
    by: deliveries.recipient,
    holds: [deliveries.payload, deliveries.sender, deliveries.last_error],
  },
  { table: deliveryAttempts, by: deliveryAttempts.delivery_id, holds: [deliveryAttempts.answer] },
  { table: quarantinedSubmissions, holds: [quarantinedSubmissions.calls, quarantinedSubmissions.reasons] },
  { table: users, by: users.email, holds: [users.name] },
  { table: sessions, by: sessions.user_id, holds: [sessions.user_agent, sessions.network] },
  { table: authFactors, by: authFactors.user_id, holds: [authFactors.friendly_name] },
  { table: recoveryCodes, by: recoveryCodes.user_id, holds: [] },
  { table: exportTickets, by: exportTickets.user_id, holds: [exportTickets.requested] },
  // The names that somebody searched for.
  { table: savedViews, holds: [savedViews.name, savedViews.q] },
  { table: replyTemplates, holds: [replyTemplates.name, replyTemplates.text] },
  { table: log, by: log.subject_id, holds: [log.before, log.after] },
  { table: settings, by: settings.updated_by, holds: [] },
  { table: contentVersions, by: contentVersions.saved_by, holds: [] },
  { table: signUps, by: signUps.email, holds: [] },
  { table: invitations, by: invitations.email, holds: [] },
  { table: oneTimeTokens, by: oneTimeTokens.subject_id, holds: [] },
  { table: idempotencyKeys, holds: [idempotencyKeys.answer] },
  // Network addresses, while they are counted.
  { table: rateLimits, holds: [rateLimits.key] },
]

/** Columns that sound personal but are not. */
export const impersonalColumns: readonly PgColumn[] = [
  activities.answers_by,
  calls.answer_by,
  caseStudies.client_name,
  caseStudies.client_logo_url,
  idempotencyKeys.function_name,
  proofs.name,
  sampleSets.name,
  testimonials.workshop_feedback_id,
  users.email_confirmed_at,
  // The owner's calendars.
  calendars.name,
  calendars.address,
  // Hashes, which reveal nothing.
  idempotencyKeys.content_hash,
  netSightings.senders,
  suppressions.address_hash,
]
