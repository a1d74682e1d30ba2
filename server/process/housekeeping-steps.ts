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
  /** The retention periods, read from the settings at each batch. */
  keep(): KeepDays
  /** The folder of captured emails. */
  captureDir: string
}

/** A picture is up to half a megabyte, and the database reads what it deletes. */
const picturesAtOnce = 20

/** How many days an invitation is stored after it has expired. */
const keptInvitationDays = 30

const pictureAddress = sql`'/pictures/' || ${pictures.hash} || '.webp'`

/** The addresses of pictures that come back when a change is undone. */
const takenAway = sql`
  select value from ${log}, json_each_text(${log.before})
  where ${log.before} is not null and value like '/pictures/%'`

/** Returns the steps that delete or clear everything with a retention period; the privacy page states the periods. */
export function housekeepingSteps({ keep, captureDir }: StepOptions): HousekeepingStep[] {
  return [
    {
      // A captured mail this old is not sent anymore.
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
      // The row stays, because it shows what was sent and prevents sending it again.
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
      // Nobody released these mails within the retention period.
      name: 'mails nobody released',
      run: (db) =>
        updateBatch(
          db,
          deliveries,
          sql`state = 'not_sent', last_error = 'Nobody released it in time.'`,
          sql`${deliveries.state} = 'held' and ${isOlderThan(deliveries.created_at, keep().KEEP_HELD_DAYS)}`,
        ),
    },
    { name: 'texts and stamps of the spam filter', run: deleteOldSightings },
    { name: 'unconfirmed newsletter requests', run: deleteUnconfirmed },
    { name: 'links that keep seats', run: resetSeatConfirmation },
    {
      // The submissions themselves keep their ids in their own tables.
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
      // An expired invitation is shown until then, so that an owner can send it again.
      name: 'expired invitations',
      run: (db) => deleteBatch(db, invitations, isOlderThan(invitations.expires_at, keptInvitationDays)),
    },
    {
      name: 'exports nobody fetched',
      run: (db) => deleteBatch(db, exportTickets, sql`${exportTickets.expires_at} < now()`),
    },
    {
      // The link of a mail that was sent late stays valid for the full time that the mail states.
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
      // A used token that comes again reveals that it was stolen, so it is stored as long as sessions are.
      name: 'used refresh tokens',
      run: (db) =>
        deleteBatch(db, refreshTokens, isOlderThan(refreshTokens.used_at, keep().KEEP_SESSIONS_DAYS)),
    },
    {
      // The last link of a current subscriber never expires.
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
      // The changes may contain testimonials; those of accounts stay as long as the log.
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
      // Not deleted at once, because a picture is stored before the row that shows it.
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
      // The newest complete backup is never deleted, because it shows how old the last backup is.
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
