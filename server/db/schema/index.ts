import type { PgTable } from 'drizzle-orm/pg-core'
import { activities } from './activities.ts'
import { assistantTokenDays } from './assistant-token-days.ts'
import { auditIntakes } from './audit-intakes.ts'
import { backups } from './backups.ts'
import { caseStudies } from './case-studies.ts'
import { contentVersions } from './content-versions.ts'
import { contactLeads } from './contact-leads.ts'
import { contacts } from './contacts.ts'
import { deliveries } from './deliveries.ts'
import { deliveryAttempts } from './delivery-attempts.ts'
import { exportTickets } from './export-tickets.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { log } from './log.ts'
import { netSightings } from './net-sightings.ts'
import { newsletterConfirmations } from './newsletter-confirmations.ts'
import { newsletterSubscribers } from './newsletter-subscribers.ts'
import { newsletterTokens } from './newsletter-tokens.ts'
import { notes } from './notes.ts'
import { oneTimeTokens } from './one-time-tokens.ts'
import { pictures } from './pictures.ts'
import { podcastGuestApplications } from './podcast-guest-applications.ts'
import { podcastGuestResponsesRows } from './podcast-guest-responses-rows.ts'
import { quarantinedSubmissions } from './quarantined-submissions.ts'
import { rateLimits } from './rate-limits.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { replies } from './replies.ts'
import { sampleSets } from './sample-sets.ts'
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

/** Every table, after those it refers to: rows can be put in from the first to the last, and taken out the other way. */
export const tables: readonly PgTable[] = [
  users,
  contacts,
  notes,
  replies,
  activities,
  scorecardSubmissions,
  scoreFeedback,
  contactLeads,
  workshopRegistrations,
  workshopLeads,
  workshopSeatTokens,
  workshopFeedback,
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
  signUps,
  oneTimeTokens,
  settings,
  savedViews,
  exportTickets,
  contentVersions,
  log,
  suppressions,
  sampleSets,
  idempotencyKeys,
  assistantTokenDays,
  rateLimits,
  netSightings,
  backups,
]
