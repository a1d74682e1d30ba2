import type { PgTable } from 'drizzle-orm/pg-core'
import { activities } from './activities.ts'
import { assistantTokenDays } from './assistant-token-days.ts'
import { auditIntakes } from './audit-intakes.ts'
import { authFactors } from './auth-factors.ts'
import { backups } from './backups.ts'
import { calendars } from './calendars.ts'
import { calls } from './calls.ts'
import { caseStudies } from './case-studies.ts'
import { contentVersions } from './content-versions.ts'
import { contactLeads } from './contact-leads.ts'
import { contacts } from './contacts.ts'
import { deliveries } from './deliveries.ts'
import { deliveryAttempts } from './delivery-attempts.ts'
import { exportTickets } from './export-tickets.ts'
import { factorChallenges } from './factor-challenges.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { invitations } from './invitations.ts'
import { log } from './log.ts'
import { mailboxes } from './mailboxes.ts'
import { mailboxFolders } from './mailbox-folders.ts'
import { mailboxMessages } from './mailbox-messages.ts'
import { netSightings } from './net-sightings.ts'
import { newsletterConfirmations } from './newsletter-confirmations.ts'
import { newsletterSubscribers } from './newsletter-subscribers.ts'
import { newsletterTokens } from './newsletter-tokens.ts'
import { notes } from './notes.ts'
import { oneTimeTokens } from './one-time-tokens.ts'
import { pictures } from './pictures.ts'
import { podcastGuestApplications } from './podcast-guest-applications.ts'
import { podcastGuestResponsesRows } from './podcast-guest-responses-rows.ts'
import { proofs } from './proofs.ts'
import { quarantinedSubmissions } from './quarantined-submissions.ts'
import { rateLimits } from './rate-limits.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { refreshTokens } from './refresh-tokens.ts'
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

/** Every table, after those it references: insert in this order, delete in reverse. */
export const tables: readonly PgTable[] = [
  users,
  contacts,
  notes,
  replies,
  mailboxMessages,
  mailboxes,
  mailboxFolders,
  activities,
  scorecardSubmissions,
  scoreFeedback,
  contactLeads,
  workshopRegistrations,
  workshopLeads,
  workshopSeatTokens,
  workshopFeedback,
  calendars,
  calls,
  testimonials,
  podcastGuestApplications,
  podcastGuestResponsesRows,
  auditIntakes,
  newsletterSubscribers,
  newsletterConfirmations,
  newsletterTokens,
  deliveries,
  deliveryAttempts,
  quarantinedSubmissions,
  caseStudies,
  pictures,
  sessions,
  refreshTokens,
  authFactors,
  factorChallenges,
  recoveryCodes,
  signUps,
  invitations,
  oneTimeTokens,
  settings,
  savedViews,
  replyTemplates,
  exportTickets,
  contentVersions,
  log,
  suppressions,
  sampleSets,
  proofs,
  idempotencyKeys,
  assistantTokenDays,
  rateLimits,
  netSightings,
  backups,
]
