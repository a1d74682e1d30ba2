import { sql } from 'drizzle-orm'
import { updateBatch, deleteBatch, isOlderThan } from '#server/db/batches'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { backups } from '#server/db/schema/backups'
import { caseStudies } from '#server/db/schema/case-studies'
import { closedAt, deliveries, isClosed } from '#server/db/schema/deliveries'
import { hasContents, log } from '#server/db/schema/log'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { exportTickets } from '#server/db/schema/export-tickets'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { invitations } from '#server/db/schema/invitations'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { newsletterTokens } from '#server/db/schema/newsletter-tokens'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { pictures } from '#server/db/schema/pictures'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { rateLimits } from '#server/db/schema/rate-limits'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { signUps } from '#server/db/schema/sign-ups'
import { testimonials } from '#server/db/schema/testimonials'
import { deleteOldCapturedMail } from '#server/captured-mail/delete-old-captured-mail'
import type { HousekeepingStep } from './housekeeping.ts'
import { deleteOldSightings } from '#server/calls/junk/sightings'
import type { KeepDays } from '#server/settings/keep-settings'
import { deleteUnconfirmed } from '#server/queries/newsletter/newsletter-confirmations.server'
import { resetSeatConfirmation } from '#server/queries/workshops/workshop-seats.server'

interface StepOptions {
  /** As the settings say at each batch. */
  keep(): KeepDays
  /** Where mail is kept while there is no mail server. */
  captureDir: string
}

/** A picture is up to half a megabyte, and the database reads what it deletes. */
const picturesAtOnce = 20

/** After its end. */
const keptInvitationDays = 30

const pictureAddress = sql`'/pictures/' || ${pictures.hash} || '.webp'`

/** The addresses of pictures that come back when a change is undone. */
const takenAway = sql`
  select value from ${log}, json_each_text(${log.before})
  where ${log.before} is not null and value like '/pictures/%'`

/** Everything with a retention period, and what happens then. The privacy page tells people about it. */
export function housekeepingSteps({ keep, captureDir }: StepOptions): HousekeepingStep[] {
  return [
    {
      // It was kept as a file, and is not sent anymore.
      name: 'contents of captured mails',
      run: (db) =>
        updateBatch(
          db,
          deliveries,
          sql`payload = null`,
          sql`${deliveries.state} = 'captured' and payload is not null and ${isOlderThan(deliveries.created_at, keep().KEEP_DELIVERED_DAYS)}`,
        ),
    },
    {
      // The row stays: what was sent, when, and that it is not to be sent again.
      name: 'contents of closed deliveries',
      run: (db) =>
        updateBatch(
          db,
          deliveries,
          sql`payload = null`,
          sql`${isClosed} and payload is not null and ${isOlderThan(closedAt, keep().KEEP_DELIVERED_DAYS)}`,
        ),
    },
    {
      name: 'attempts to deliver',
      run: (db) =>
        deleteBatch(
          db,
          deliveryAttempts,
          isOlderThan(deliveryAttempts.started_at, keep().KEEP_DELIVERED_DAYS),
        ),
    },
    {
      name: 'held submissions',
      run: (db) =>
        deleteBatch(
          db,
          quarantinedSubmissions,
          isOlderThan(quarantinedSubmissions.created_at, keep().KEEP_HELD_DAYS),
        ),
    },
    {
      // Anyone who was to release them has had the time.
      name: 'mails nobody released',
      run: (db) =>
        updateBatch(
          db,
          deliveries,
          sql`state = 'not_sent', last_error = 'Nobody released it in time.'`,
          sql`${deliveries.state} = 'held' and ${isOlderThan(deliveries.created_at, keep().KEEP_HELD_DAYS)}`,
        ),
    },
    { name: 'what the junk net remembers', run: deleteOldSightings },
    { name: 'unconfirmed newsletter requests', run: deleteUnconfirmed },
    { name: 'links that keep seats', run: resetSeatConfirmation },
    {
      // What they answered keeps its own id in its own table.
      name: 'first answers',
      run: (db) => deleteBatch(db, idempotencyKeys, isOlderThan(idempotencyKeys.created_at, 1)),
    },
    {
      name: 'ended counters',
      run: (db) => deleteBatch(db, rateLimits, sql`${rateLimits.expire} <= extract(epoch from now()) * 1000`),
    },
    {
      name: 'expired links',
      run: (db) => deleteBatch(db, oneTimeTokens, sql`${oneTimeTokens.expires_at} < now()`),
    },
    {
      // Shown as expired until then, so that an owner can send it again.
      name: 'expired invitations',
      run: (db) => deleteBatch(db, invitations, isOlderThan(invitations.expires_at, keptInvitationDays)),
    },
    {
      name: 'exports nobody fetched',
      run: (db) => deleteBatch(db, exportTickets, sql`${exportTickets.expires_at} < now()`),
    },
    {
      // A mail that was late has its link, which is good for as long as it says.
      name: 'unconfirmed sign-ups',
      run: (db) =>
        deleteBatch(
          db,
          signUps,
          sql`${isOlderThan(signUps.created_at, keep().KEEP_UNCONFIRMED_DAYS)} and not exists (
            select 1 from ${oneTimeTokens}
            where ${oneTimeTokens.subject_id} = ${signUps.id} and ${oneTimeTokens.expires_at} >= now()
          )`,
        ),
    },
    {
      name: 'idle sessions',
      run: (db) => deleteBatch(db, sessions, isOlderThan(sessions.refreshed_at, keep().KEEP_SESSIONS_DAYS)),
    },
    {
      // Known as long as that, they give away anyone who brings a stolen one.
      name: 'used refresh tokens',
      run: (db) =>
        deleteBatch(db, refreshTokens, isOlderThan(refreshTokens.used_at, keep().KEEP_SESSIONS_DAYS)),
    },
    {
      // The last link of somebody who is on the list works for ever.
      name: 'unsubscribe links',
      run: (db) =>
        deleteBatch(
          db,
          newsletterTokens,
          sql`${isOlderThan(newsletterTokens.created_at, keep().KEEP_UNSUBSCRIBE_LINKS_DAYS)} and (
            exists (
              select 1 from ${newsletterTokens} as newer
              where newer.subscriber_id = ${newsletterTokens.subscriber_id}
                and newer.created_at > ${newsletterTokens.created_at}
            ) or exists (
              select 1 from ${newsletterSubscribers}
              where ${newsletterSubscribers.id} = ${newsletterTokens.subscriber_id}
                and ${newsletterSubscribers.state} <> 'subscribed'
            )
          )`,
        ),
    },
    {
      // Testimonials are in there. Who could do what stays for as long as the log.
      name: 'what was changed',
      run: (db) =>
        updateBatch(
          db,
          log,
          sql`before = null, after = null`,
          sql`${hasContents} and ${isOlderThan(log.created_at, keep().KEEP_CHANGES_DAYS)}`,
        ),
    },
    {
      name: 'the log',
      run: (db) => deleteBatch(db, log, isOlderThan(log.created_at, keep().KEEP_LOG_DAYS)),
    },
    {
      // Not at once: a picture is stored before what shows it is.
      name: 'unused pictures',
      run: (db) =>
        deleteBatch(
          db,
          pictures,
          sql`${isOlderThan(pictures.created_at, keep().KEEP_UNUSED_PICTURES_DAYS)}
            and not exists (select 1 from ${testimonials} where ${testimonials.picture} = ${pictureAddress})
            and not exists (
              select 1 from ${caseStudies}
              where ${pictureAddress} in (${caseStudies.image_url}, ${caseStudies.client_logo_url})
            )
            and ${pictureAddress} not in (${takenAway})`,
          picturesAtOnce,
        ),
    },
    {
      name: 'use of the language model',
      run: (db) =>
        deleteBatch(db, assistantTokenDays, isOlderThan(assistantTokenDays.day, keep().KEEP_MODEL_USE_DAYS)),
    },
    {
      // The newest whole one says for ever how old it is.
      name: 'what is known of backups',
      run: (db) =>
        deleteBatch(
          db,
          backups,
          sql`${isOlderThan(backups.begun_at, 60)} and exists (
            select 1 from ${backups} as newer
            where newer.finished_at is not null and newer.occasion <> 'export' and newer.begun_at > ${backups.begun_at}
          )`,
        ),
    },
    {
      name: 'captured mail',
      isLocal: true,
      run: () => deleteOldCapturedMail(captureDir, keep().KEEP_CAPTURED_MAIL_DAYS),
    },
  ]
}
