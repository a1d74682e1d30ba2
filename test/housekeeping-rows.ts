import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { serviceSettingsOf } from '#server/settings/service-settings'

/** The default retention settings, in days. */
export const { keep } = serviceSettingsOf({}, undefined)

export const ago = (days: number) => sql`now() - make_interval(hours => ${Math.round(days * 24)}::int)`

/** For each step: inserts a row last used `days` ago, and selects the marks of the rows that are left. */
export const rows: Record<
  string,
  { term: number; insert(mark: string, days: number): SQL[]; left: SQL<{ mark: string }> }
> = {
  'contents of closed deliveries': {
    term: keep.KEEP_DELIVERED_DAYS,
    insert: (mark, days) => [
      sql`insert into deliveries (id, kind, dedupe_key, payload, state, delivered_at, created_at)
        values (${randomUUID()}, 'score-mail', ${mark}, '{}', 'delivered', ${ago(days)}, ${ago(days + 3)})`,
    ],
    left: sql`select dedupe_key as mark from deliveries where payload is not null`,
  },
  'contents of captured mails': {
    term: keep.KEEP_DELIVERED_DAYS,
    insert: (mark, days) => [
      sql`insert into deliveries (id, kind, dedupe_key, payload, state, mail, captured_at, created_at)
        values (${randomUUID()}, 'score-mail', ${mark}, '{}', 'captured', 'visitor', ${ago(days)}, ${ago(days)})`,
    ],
    left: sql`select dedupe_key as mark from deliveries where payload is not null`,
  },
  'attempts to deliver': {
    term: keep.KEEP_DELIVERED_DAYS,
    insert(mark, days) {
      const delivery = randomUUID()
      return [
        sql`insert into deliveries (id, kind, dedupe_key, state, created_at)
          values (${delivery}, 'score-mail', ${delivery}, 'delivered', ${ago(days)})`,
        sql`insert into delivery_attempts (delivery_id, number, started_at, outcome, answer)
          values (${delivery}, 1, ${ago(days)}, 'delivered', ${mark})`,
      ]
    },
    left: sql`select answer as mark from delivery_attempts`,
  },
  'what is known of backups': {
    term: 60,
    insert: (mark, days) => [
      sql`insert into backups (id, occasion, begun_at, finished_at, file)
        values (${randomUUID()}, 'nightly', ${ago(days)}, ${ago(days)}, ${mark})`,
    ],
    left: sql`select file as mark from backups`,
  },
  'held submissions': {
    term: keep.KEEP_HELD_DAYS,
    insert: (mark, days) => [
      sql`insert into quarantined_submissions (id, submission_key, calls, reasons, created_at)
        values (${randomUUID()}, ${mark}, '{}', '{a test}', ${ago(days)})`,
    ],
    left: sql`select submission_key as mark from quarantined_submissions`,
  },
  'mails nobody released': {
    term: keep.KEEP_HELD_DAYS,
    insert: (mark, days) => [
      sql`insert into deliveries (id, kind, dedupe_key, payload, state, created_at)
        values (${randomUUID()}, 'score-mail', ${mark}, '{}', 'held', ${ago(days)})`,
    ],
    left: sql`select dedupe_key as mark from deliveries where state = 'held'`,
  },
  'texts and stamps of the spam filter': {
    term: 1,
    insert: (mark, days) => [
      sql`insert into net_sightings (thing, owner, senders, seen_at) values (${mark}, 'x', '{}', ${ago(days)})`,
    ],
    left: sql`select thing as mark from net_sightings`,
  },
  'unconfirmed newsletter requests': {
    term: 60,
    insert: (mark, days) => [
      sql`insert into newsletter_subscribers (id, name, email, state, asked_at, created_at, changed_at)
        values (${randomUUID()}, 'Ada', ${mark}, 'pending', ${ago(days)}, ${ago(days)}, ${ago(days)})`,
    ],
    left: sql`select email as mark from newsletter_subscribers`,
  },
  'links that keep seats': {
    term: 7,
    insert(mark, days) {
      const lead = randomUUID()
      return [
        sql`insert into workshop_leads (id, name, email, company, session_starts_at, created_at)
          values (${lead}, 'Ada', ${mark}, 'Engines', ${ago(days)}, ${ago(days + 1)})`,
        sql`insert into workshop_seat_tokens (hash, lead_id) values (${mark}, ${lead})`,
      ]
    },
    left: sql`select hash as mark from workshop_seat_tokens`,
  },
  'first answers': {
    term: 1,
    insert: (mark, days) => [
      sql`insert into idempotency_keys (function_name, key, answer, created_at) values ('a-function', ${mark}, '{}', ${ago(days)})`,
    ],
    left: sql`select key as mark from idempotency_keys`,
  },
  'ended counters': {
    term: 0,
    insert: (mark, days) => [
      sql`insert into rate_limits (key, points, expire) values (${mark}, 1, extract(epoch from ${ago(days)}) * 1000)`,
    ],
    left: sql`select key as mark from rate_limits`,
  },
  'expired links': {
    term: 0,
    insert: (mark, days) => [
      sql`insert into one_time_tokens (token_hash, purpose, expires_at, created_at)
        values (${mark}, 'set-up', ${ago(days)}, ${ago(days + 1)})`,
    ],
    left: sql`select token_hash as mark from one_time_tokens`,
  },
  'expired invitations': {
    term: 30,
    insert: (mark, days) => [
      sql`insert into invitations (id, email, role, sent_at, expires_at, created_at)
        values (${randomUUID()}, ${mark}, 'viewer', ${ago(days + 7)}, ${ago(days)}, ${ago(days + 7)})`,
    ],
    left: sql`select email as mark from invitations`,
  },
  'exports nobody fetched': {
    term: 0,
    insert: (mark, days) => [
      sql`insert into export_tickets (token_hash, user_id, requested, expires_at)
        values (${mark}, ${randomUUID()}, '{}', ${ago(days)})`,
    ],
    left: sql`select token_hash as mark from export_tickets`,
  },
  'unconfirmed sign-ups': {
    term: keep.KEEP_UNCONFIRMED_DAYS,
    insert: (mark, days) => [
      sql`insert into sign_ups (id, email, password_hash, created_at)
        values (${randomUUID()}, ${mark}, 'x', ${ago(days)})`,
    ],
    left: sql`select email as mark from sign_ups`,
  },
  'idle sessions': {
    term: keep.KEEP_SESSIONS_DAYS,
    insert(mark, days) {
      const [user, session] = [randomUUID(), randomUUID()]
      return [
        addUser(user, mark),
        addSession(session, user, days),
        sql`insert into refresh_tokens (token_hash, session_id, used_at, created_at) values (${mark}, ${session}, null, ${ago(days)})`,
      ]
    },
    left: sql`select token_hash as mark from refresh_tokens`,
  },
  'used refresh tokens': {
    term: keep.KEEP_SESSIONS_DAYS,
    insert(mark, days) {
      const [user, session] = [randomUUID(), randomUUID()]
      return [
        addUser(user, mark),
        addSession(session, user, 0),
        sql`insert into refresh_tokens (token_hash, session_id, used_at, created_at) values (${mark}, ${session}, ${ago(days)}, ${ago(days)})`,
      ]
    },
    left: sql`select token_hash as mark from refresh_tokens`,
  },
  'unsubscribe links': {
    term: keep.KEEP_UNSUBSCRIBE_LINKS_DAYS,
    insert(mark, days) {
      const subscriber = randomUUID()
      return [
        addSubscriber(subscriber, mark, 'subscribed'),
        sql`insert into newsletter_tokens (hash, subscriber_id, created_at) values (${mark}, ${subscriber}, ${ago(days)})`,
        sql`insert into newsletter_tokens (hash, subscriber_id, created_at) values (${`newest for ${mark}`}, ${subscriber}, now())`,
      ]
    },
    left: sql`select hash as mark from newsletter_tokens where hash not like 'newest%'`,
  },
  'unused pictures': {
    term: keep.KEEP_UNUSED_PICTURES_DAYS,
    insert: (mark, days) => [addPicture(mark, days)],
    left: sql`select hash as mark from pictures`,
  },
  'what was changed': {
    term: keep.KEEP_CHANGES_DAYS,
    insert: (mark, days) => [
      addLogRow({ action: mark, subject: 'testimonial', before: { name: 'Ada' }, days }),
      addLogRow({ action: 'about an account', subject: 'account', before: { role: 'owner' }, days }),
    ],
    left: sql`select action as mark from log where before is not null and subject_kind <> 'account'`,
  },
  'the log': {
    term: keep.KEEP_LOG_DAYS,
    insert: (mark, days) => [
      addLogRow({ action: mark, subject: 'account', before: { role: 'owner' }, days }),
    ],
    left: sql`select action as mark from log`,
  },
  'use of the language model': {
    term: keep.KEEP_MODEL_USE_DAYS,
    insert: (mark, days) => [
      sql`insert into assistant_token_days (day, used_tokens) values ((${ago(days)})::date, ${mark === 'due' ? 1 : 2})`,
    ],
    left: sql`select case used_tokens when 1 then 'due' else 'stays' end as mark from assistant_token_days`,
  },
}

const addUser = (id: string, mark: string) =>
  sql`insert into users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
    values (${id}, ${mark}, 'x', now(), now(), now())`
const addSession = (id: string, user: string, days: number) =>
  sql`insert into sessions (id, user_id, method, created_at, refreshed_at) values (${id}, ${user}, 'password', ${ago(400)}, ${ago(days)})`
export const addSubscriber = (id: string, mark: string, state: string) =>
  sql`insert into newsletter_subscribers (id, name, email, state, created_at, changed_at) values (${id}, 'Ada', ${mark}, ${state}, now(), now())`
export const addPicture = (hash: string, days: number) =>
  sql`insert into pictures (hash, bytes, type, width, height, created_at) values (${hash}, 'bytes', 'image/webp', 1, 1, ${ago(days)})`

export const addLogRow = (row: { action: string; subject: string; before: object; days: number }) =>
  sql`insert into log (id, act_id, created_at, action, subject_kind, subject_id, before)
    values (${randomUUID()}, ${randomUUID()}, ${ago(row.days)}, ${row.action}, ${row.subject}, ${randomUUID()}, ${row.before})`
