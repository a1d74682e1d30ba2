import { sql } from 'drizzle-orm'
import { activityKinds } from '#domain/activity'
import type { DeliverySubjectKind } from '#domain/delivery-subject'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'

/** The subject kinds of deliveries that version 0.2 wrote with the dedupe key `kind:id`, possibly with a suffix. */
const subjectKinds: Readonly<Record<string, DeliverySubjectKind>> = {
  'contact-mail': 'contact',
  'free-workshop-mail': 'free-workshop',
  'gamma-preview': 'case-study',
  'guest-intake-mail': 'guest-intake',
  'newsletter-confirmation': 'newsletter',
  'newsletter-welcome': 'newsletter',
  'permission-mail': 'testimonial',
  'podcast-application-mail': 'podcast-application',
  'reply-mail': 'reply',
  'score-mail': 'scorecard',
  'score-row': 'scorecard',
  'testimonial-picture': 'testimonial',
  'week-1-intake-mail': 'week-1-intake',
  'workshop-mail': 'readiness-workshop',
  'zoom-registrant': 'readiness-workshop',
}

/** The batch size. A thousand rows block the embedded database, and so visitors, for up to 0.8 s. */
const atOnce = 200

const kindsOfEveryForm = sql`('owner-notice', 'webhook')`
const uuid = sql`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/**
 * Fills in the subject and contact of some deliveries of an earlier version, newest first. A running process of that
 * version may still write such rows. Returns how many were filled in. Locks submissions before deliveries, as a merge
 * and an erasure do.
 */
export async function fillSubjects(db: Db): Promise<number> {
  const { id, kind, dedupe_key, payload, recipient, mail, created_at, subject_kind } = deliveries
  const { rowCount } = await db.execute(sql`
    with unfilled as materialized (
      select ${id}, ${kind}, ${dedupe_key}, ${payload}, ${recipient}, coalesce(${mail}, 'owner') <> 'owner' as is_to_person
      from ${deliveries} where ${subject_kind} is null order by ${created_at} desc limit ${atOnce}
    ),
    named as (
      select unfilled.id, recipient, is_to_person,
        case when kind in ${kindsOfEveryForm} then split_part(dedupe_key, ':', 2)
          -- Of these the key has no id of the subject, so it is known for as long as the payload is.
          when kind = 'case-study-picture' then 'case-study'
          when kind = 'sign-up-mail' and payload ->> 'signUpId' is not null then 'sign-up'
          else subject end as subject,
        case when kind in ${kindsOfEveryForm} then split_part(dedupe_key, ':', 3)
          when kind = 'case-study-picture' then payload ->> 'caseStudyId'
          when kind = 'sign-up-mail' then payload ->> 'signUpId'
          else split_part(dedupe_key, ':', 2) end as name
      from unfilled left join jsonb_each_text(${JSON.stringify(subjectKinds)}::jsonb) as known (of_kind, subject) on of_kind = kind
    ),
    about as materialized (
      select named.id, recipient, is_to_person,
        case when subject in ${[...activityKinds, ...Object.values(subjectKinds), 'sign-up']} then subject else 'none' end as subject_kind,
        case when name ~ ${uuid} then name::uuid end as subject_id
      from named
    ),
    entry as materialized (
      select ${activities.kind}, ${activities.subject_id}, ${activities.contact_id} from ${activities}
      where (${activities.kind}, ${activities.subject_id}) in (select about.subject_kind, about.subject_id from about)
      order by ${activities.id} for share
    )
    update ${deliveries} set subject_kind = about.subject_kind,
      subject_id = case when about.subject_kind <> 'none' then about.subject_id end,
      contact_id = coalesce(
        case when is_to_person then (select ${contacts.id} from ${contacts} where ${contacts.email} = about.recipient) end,
        entry.contact_id
      )
    from about left join entry on entry.kind = about.subject_kind and entry.subject_id = about.subject_id
    where ${id} = about.id and ${subject_kind} is null`)
  return rowCount ?? 0
}

/** Fills in all of them, because an erasure must not miss any. */
export async function backfillDeliverySubjects(db: Db): Promise<void> {
  while ((await fillSubjects(db)) > 0);
}
