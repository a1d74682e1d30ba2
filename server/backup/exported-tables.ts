import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { escapeIdentifier } from 'pg'
import { activities } from '#server/db/schema/activities'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { calls } from '#server/db/schema/calls'
import { caseStudies } from '#server/db/schema/case-studies'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { contentVersions } from '#server/db/schema/content-versions'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { invitations } from '#server/db/schema/invitations'
import { log } from '#server/db/schema/log'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { notes } from '#server/db/schema/notes'
import { pictures } from '#server/db/schema/pictures'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { replies } from '#server/db/schema/replies'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { savedViews } from '#server/db/schema/saved-views'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { settings } from '#server/db/schema/settings'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'

interface ExportedPart {
  /** Columns that are secrets, or too large for a line. */
  readonly without?: readonly PgColumn[]
  /** A condition in SQL. */
  readonly where?: string
}

/**
 * The tables of a full export. Tables that are not listed are left out: secrets, sessions, tokens, and what only this
 * program can use.
 */
const parts = new Map<PgTable, ExportedPart>([
  [users, { without: [users.password_hash] }],
  [contacts, {}],
  [notes, {}],
  [replies, {}],
  [mailboxMessages, {}],
  [activities, {}],
  [scorecardSubmissions, {}],
  [scoreFeedback, {}],
  [contactLeads, {}],
  [workshopRegistrations, {}],
  [workshopLeads, { without: [workshopLeads.sender_key] }],
  [workshopFeedback, {}],
  [testimonials, {}],
  [podcastGuestApplications, {}],
  [podcastGuestResponsesRows, {}],
  [auditIntakes, {}],
  [newsletterSubscribers, {}],
  // A payload can contain links that grant access without a password.
  [deliveries, { without: [deliveries.payload, deliveries.sender] }],
  [deliveryAttempts, {}],
  [quarantinedSubmissions, {}],
  [calls, {}],
  [caseStudies, {}],
  [pictures, { without: [pictures.bytes] }],
  [invitations, {}],
  // Secrets are stored as objects.
  [settings, { where: "jsonb_typeof(value) = 'string'" }],
  [savedViews, {}],
  [replyTemplates, {}],
  [contentVersions, { without: [contentVersions.preview_key] }],
  [log, {}],
  [assistantTokenDays, {}],
])

export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** `from …`, with its condition. */
  readonly source: string
}

export const exportedTables: readonly ExportedTable[] = Array.from(
  parts,
  ([table, { without = [], where }]) => {
    const name = getTableName(table)
    return {
      name,
      columns: Object.values(getTableColumns(table))
        .filter((column) => !without.includes(column))
        .map((column) => column.name),
      source: `from ${escapeIdentifier(name)}${where === undefined ? '' : ` where ${where}`}`,
    }
  },
)
