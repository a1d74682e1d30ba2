import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { readinessWorkshop } from '#contracts/contact-filters'
import type { ActivityKind } from '#domain/activity'
import type { SubscriberState } from '#domain/newsletter'
import { activities, givenAnswers, isByField } from '#server/db/schema/activities'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { testimonials } from '#server/db/schema/testimonials'
import { workshopLeads } from '#server/db/schema/workshop-leads'

/**
 * Selects the contacts of submissions. Form rows are joined by the subject of their activity, not by address, because a
 * merge moves the activity to the surviving contact.
 */
const sent = () => new QueryBuilder().select({ id: activities.contact_id }).from(activities)

/** Uses literals, so that the planner knows how frequent each form is. */
const isOfForm = (forms: readonly ActivityKind[]): SQL =>
  sql`${activities.kind} in (${sql.raw(forms.map((form) => `'${form}'`).join(', '))})`

export const contactsWhoSent = (forms: readonly ActivityKind[]) => sent().where(isOfForm(forms))

/** @param answers keys of domain/answer-key.ts, which one submission must contain together */
export const contactsWhoAnswered = (answers: readonly string[]) =>
  sent().where(
    sql`${isByField} and ${givenAnswers} @> array[${sql.join(
      answers.map((answer) => sql`${answer}`),
      sql`, `,
    )}]`,
  )

export const contactsOfNewsletter = (state: SubscriberState) =>
  sent()
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, activities.subject_id))
    .where(and(isOfForm(['newsletter']), sql`${newsletterSubscribers.state} = ${sql.raw(`'${state}'`)}`))

/** @param workshop the filter's value: `readiness`, or the start time of a session */
export const contactsAtWorkshop = (workshop: string) =>
  workshop === readinessWorkshop
    ? contactsWhoSent(['readiness-workshop'])
    : sent()
        .innerJoin(workshopLeads, eq(workshopLeads.id, activities.subject_id))
        .where(and(isOfForm(['free-workshop']), eq(workshopLeads.session_starts_at, new Date(workshop))))

/** Joins a testimonial to its timeline entry. A testimonial given with workshop feedback has the feedback's entry. */
export const isItsTestimonial = (): SQL | undefined =>
  and(
    eq(activities.subject_id, sql`coalesce(${testimonials.workshop_feedback_id}, ${testimonials.id})`),
    isOfForm(['testimonial', 'workshop-feedback']),
  )

export const contactsToPublish = () =>
  sent().innerJoin(testimonials, isItsTestimonial()).where(isNotNull(testimonials.consent_wording))
