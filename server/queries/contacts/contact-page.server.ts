import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ContactPage, TimelinePart } from '#contracts/get-contact'
import { givePermission } from '#contracts/give-permission'
import { kindsThat } from '#domain/form-of'
import { promisedBy, type ReplyPromise } from '#domain/reply-promise'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import type { SubscriberState } from '#domain/newsletter'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { refusedAddress } from '#server/queries/deliveries/refused-address.server'
import { duplicatesOf } from './contact-duplicates.server.ts'
import { scorecardsOf } from './contact-scorecards.server.ts'
import { timelineCounts, timelinePage, type WholeContact } from './contact-timeline.server.ts'
import { isItsTestimonial } from './senders.server.ts'
import { unsentReplies } from './unsent-replies.server.ts'
import { currentId } from './current-id.ts'
import { lastMessageOf } from './last-message.server.ts'
import { formerAddresses } from './former-addresses.server.ts'
import { teamOf } from './owners-of.server.ts'

interface Asked {
  id: string
  only: TimelinePart
  cursor?: string | undefined
  promise: ReplyPromise
  isMailConnected: boolean
  /** Whether replies are read from a connected mailbox. */
  readsReplies: boolean
  /** The kinds of mail that may be sent to a corrected address. */
  correctableKinds: readonly string[]
}

/**
 * Returns everything known about a contact, in a fixed number of indexed statements. Undefined if the id is unknown.
 * @throws NotACursor
 */
export async function contactPage(
  db: Db,
  { id, only, cursor, promise, isMailConnected, readsReplies, correctableKinds }: Asked,
): Promise<ContactPage | undefined> {
  const found = await wholeContact(db, id)
  if (!found) return undefined
  const { contact, merged, ownerEmail, ownerName, repliedBy } = found
  const ids = [contact.id, ...merged.map((other) => other.id)]
  const whole: WholeContact = {
    id: contact.id,
    ids,
    emails: [contact.email, ...merged.map((other) => other.email), ...(await formerAddresses(db, ids))],
  }
  const [team, timeline, counts, scorecards, consents, duplicates, milestones, unsent, lastMessage, refused] =
    await Promise.all([
      teamOf(db),
      timelinePage(db, whole, { only, cursor }),
      timelineCounts(db, whole),
      scorecardsOf(db, whole.emails),
      consentsOf(db, whole),
      duplicatesOf(db, contact),
      milestonesOf(db, contact.id),
      unsentReplies(db, whole.emails),
      lastMessageOf(db, contact),
      refusedAddress(db, whole.emails, correctableKinds),
    ])
  const { email, name, company, phone, linkedin, status, version, first_reply_at } = contact
  return {
    id: contact.id,
    version,
    email,
    otherEmails: merged.map((other) => other.email),
    name,
    company,
    phone,
    linkedin,
    status,
    owner:
      contact.owner_id !== null && ownerEmail !== null
        ? { id: contact.owner_id, email: ownerEmail, name: ownerName }
        : null,
    team,
    waitingSince: iso(contact.waiting_since),
    unsentReply: contact.waiting_since === null ? null : (unsent.values().next().value ?? null),
    isMailConnected,
    readsReplies,
    refusedAddress: refused,
    lastMessage,
    dueAt: iso(contact.waiting_since && promisedBy(contact.waiting_since, promise)),
    firstAskedAt: iso(contact.first_asked_at),
    firstReply: first_reply_at && {
      at: first_reply_at.toISOString(),
      by: repliedBy,
      how: contact.first_reply_how,
    },
    nextStep: contact.next_step,
    nextStepOn: contact.next_step_on,
    teamSize: contact.team_size,
    createdAt: contact.created_at.toISOString(),
    confirmedAt: iso(contact.confirmed_at),
    origin: contact.origin,
    firstTouch: contact.first_touch,
    lastTouch: contact.last_touch,
    milestones,
    scorecards,
    consents,
    duplicates,
    timeline: { ...timeline, counts },
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Returns the contact with all contacts merged into it. The id of a merged contact finds the surviving one. */
async function wholeContact(db: Db, id: string) {
  const [found] = await db
    .select({
      contact: contacts,
      ownerEmail: users.email,
      ownerName: users.name,
      repliedBy: sql<
        string | null
      >`(select ${users.email} from ${users} where ${users.id} = ${contacts.first_reply_by})`,
      merged: sql<
        { id: string; email: string }[]
      >`coalesce((select json_agg(json_build_object('id', other.id, 'email', other.email) order by other.email) from ${contacts} as other where other.merged_into = ${contacts.id}), '[]')`,
    })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.owner_id))
    .where(eq(contacts.id, currentId(id)))
  return found
}

const consentStates: Record<SubscriberState, 'asked' | 'given' | 'withdrawn'> = {
  pending: 'asked',
  subscribed: 'given',
  unsubscribed: 'withdrawn',
}

async function consentsOf(db: Db, { id, emails }: WholeContact): Promise<ContactPage['consents']> {
  const { state, changed_at } = newsletterSubscribers
  const { consent_wording, permission_asked_at, created_at } = testimonials
  const newsletter = db
    .select({ state: sql<string>`${state}`, at: changed_at, wording: sql<string | null>`null::text` })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, [...emails]))
  const publication = db
    .select({
      state: sql<string>`'publication'`,
      // Given by the link in a mail, whose time is in the log until its retention ends, or else with the form.
      at: sql<Date>`coalesce(
        (select max(${log.created_at}) from ${log} where ${log.subject_kind} = 'testimonial'
          and ${log.subject_id} = ${testimonials.id}::text and ${log.action} = ${givePermission.name}),
        ${permission_asked_at}, ${created_at})`,
      wording: consent_wording,
    })
    .from(activities)
    .innerJoin(testimonials, isItsTestimonial())
    .where(and(eq(activities.contact_id, id), isNotNull(consent_wording)))
  const rows = await newsletter.unionAll(publication)
  return rows.map(({ state: said, at, wording }) =>
    said === 'publication'
      ? { to: 'publication', state: 'given', at: at.toISOString(), wording }
      : { to: 'newsletter', state: consentStates[said as SubscriberState], at: at.toISOString(), wording },
  )
}

const maxMilestones = 6

async function milestonesOf(db: Db, contactId: string): Promise<ContactPage['milestones']> {
  const { kind, subject_id, source, created_at, contact_id, id } = activities
  const newest = await db
    .select({ kind, subjectId: subject_id, source, at: created_at })
    .from(activities)
    .where(and(eq(contact_id, contactId), inArray(kind, [...kindsThat('isMilestone')])))
    .orderBy(desc(created_at), desc(id))
    .limit(maxMilestones)
  return newest.toReversed().map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
