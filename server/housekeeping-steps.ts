import { sql } from 'drizzle-orm'
import { changeBatch, deleteBatch, isOlderThan } from './db/batches.ts'
import { assistantTokenDays } from './db/schema/assistant-token-days.ts'
import { backups } from './db/schema/backups.ts'
import { caseStudies } from './db/schema/case-studies.ts'
import { closedAt, deliveries, isClosed } from './db/schema/deliveries.ts'
import { hasContents, log } from './db/schema/log.ts'
import { deliveryAttempts } from './db/schema/delivery-attempts.ts'
import { exportTickets } from './db/schema/export-tickets.ts'
import { idempotencyKeys } from './db/schema/idempotency-keys.ts'
import { newsletterSubscribers } from './db/schema/newsletter-subscribers.ts'
import { newsletterTokens } from './db/schema/newsletter-tokens.ts'
import { oneTimeTokens } from './db/schema/one-time-tokens.ts'
import { pictures } from './db/schema/pictures.ts'
import { quarantinedSubmissions } from './db/schema/quarantined-submissions.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { refreshTokens } from './db/schema/refresh-tokens.ts'
import { sessions } from './db/schema/sessions.ts'
import { signUps } from './db/schema/sign-ups.ts'
import { testimonials } from './db/schema/testimonials.ts'
import { forgetCapturedMail } from './captured-mail/forget-captured-mail.ts'
import type { HousekeepingStep } from './housekeeping.ts'
import { forgetSightings } from './calls/junk/sightings.ts'
import type { KeepDays } from './settings/keep-settings.ts'
import { forgetUnconfirmed } from './queries/newsletter/newsletter-confirmations.server.ts'
import { forgetSeatKeeping } from './queries/workshops/workshop-seats.server.ts'

interface StepOptions {
  keep: KeepDays
  /** Where mail is kept while there is no mail server. */
  captureDir: string
}

/** A picture is up to half a megabyte, and the database reads what it deletes. */
const picturesAtOnce = 20

const pictureAddress = sql`'/pictures/' || ${pictures.hash} || '.webp'`

/** The addresses of pictures that come back when a change is taken back. */
const takenAway = sql`
  select value from ${log}, json_each_text(${log.before})
  where ${log.before} is not null and value like '/pictures/%'`

/** Everything that has a term, and what becomes of it then. What a person was told of it is on the privacy page. */
export function housekeepingSteps({ keep, captureDir }: StepOptions): HousekeepingStep[] {
  return [
    {
      // It was kept as a file, and is not sent anymore.
      name: 'contents of captured mails',
      run: (db) =>
        changeBatch(
          db,
          deliveries,
          sql`payload = null`,
          sql`${deliveries.state} = 'captured' and payload is not null and ${isOlderThan(deliveries.created_at, keep.KEEP_DELIVERED_DAYS)}`,
        ),
    },
    {
      // The row stays: what was sent, when, and that it is not to be sent again.
      name: 'contents of closed deliveries',
      run: (db) =>
        changeBatch(
          db,
          deliveries,
          sql`payload = null`,
          sql`${isClosed} and payload is not null and ${isOlderThan(closedAt, keep.KEEP_DELIVERED_DAYS)}`,
        ),
    },
    {
      name: 'attempts to deliver',
      run: (db) =>
        deleteBatch(db, deliveryAttempts, isOlderThan(deliveryAttempts.started_at, keep.KEEP_DELIVERED_DAYS)),
    },
    {
      name: 'held submissions',
      run: (db) =>
        deleteBatch(
          db,
          quarantinedSubmissions,
          isOlderThan(quarantinedSubmissions.created_at, keep.KEEP_HELD_DAYS),
        ),
    },
    {
      // Whoever was to release them has had the time.
      name: 'mails nobody released',
      run: (db) =>
        changeBatch(
          db,
          deliveries,
          sql`state = 'not_sent', last_error = 'Nobody released it in time.'`,
          sql`${deliveries.state} = 'held' and ${isOlderThan(deliveries.created_at, keep.KEEP_HELD_DAYS)}`,
        ),
    },
    { name: 'what the junk net remembers', run: forgetSightings },
    { name: 'unconfirmed newsletter requests', run: forgetUnconfirmed },
    { name: 'links that keep seats', run: forgetSeatKeeping },
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
          sql`${isOlderThan(signUps.created_at, keep.KEEP_UNCONFIRMED_DAYS)} and not exists (
            select 1 from ${oneTimeTokens}
            where ${oneTimeTokens.subject_id} = ${signUps.id} and ${oneTimeTokens.expires_at} >= now()
          )`,
        ),
    },
    {
      name: 'idle sessions',
      run: (db) => deleteBatch(db, sessions, isOlderThan(sessions.refreshed_at, keep.KEEP_SESSIONS_DAYS)),
    },
    {
      // Known as long as that, they give away whoever brings a stolen one.
      name: 'used refresh tokens',
      run: (db) =>
        deleteBatch(db, refreshTokens, isOlderThan(refreshTokens.used_at, keep.KEEP_SESSIONS_DAYS)),
    },
    {
      // The last link of somebody who is on the list works for ever.
      name: 'unsubscribe links',
      run: (db) =>
        deleteBatch(
          db,
          newsletterTokens,
          sql`${isOlderThan(newsletterTokens.created_at, keep.KEEP_UNSUBSCRIBE_LINKS_DAYS)} and (
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
        changeBatch(
          db,
          log,
          sql`before = null, after = null`,
          sql`${hasContents} and ${isOlderThan(log.created_at, keep.KEEP_CHANGES_DAYS)}`,
        ),
    },
    {
      name: 'the log',
      run: (db) => deleteBatch(db, log, isOlderThan(log.created_at, keep.KEEP_LOG_DAYS)),
    },
    {
      // Not at once: a picture is stored before what shows it is.
      name: 'unused pictures',
      run: (db) =>
        deleteBatch(
          db,
          pictures,
          sql`${isOlderThan(pictures.created_at, keep.KEEP_UNUSED_PICTURES_DAYS)}
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
        deleteBatch(db, assistantTokenDays, isOlderThan(assistantTokenDays.day, keep.KEEP_MODEL_USE_DAYS)),
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
            where newer.finished_at is not null and newer.begun_at > ${backups.begun_at}
          )`,
        ),
    },
    {
      name: 'captured mail',
      isLocal: true,
      run: () => forgetCapturedMail(captureDir, keep.KEEP_CAPTURED_MAIL_DAYS),
    },
  ]
}
