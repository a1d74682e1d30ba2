import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { readinessWorkshop } from '#contracts/contact-filters'
import type { ActivityKind } from '#domain/activity'
import type { SubscriberState } from '#domain/newsletter'
import { activities, givenAnswers } from '#server/db/schema/activities'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { testimonials } from '#server/db/schema/testimonials'
import { workshopLeads } from '#server/db/schema/workshop-leads'

/**
 * The contacts of submissions. The row of a registration, a sign-up or feedback is joined as the subject of its activity
 * and not by its address, because a merge moves the activity to the contact that is left.
 */
const sent = () => new QueryBuilder().select({ id: activities.contact_id }).from(activities)

/** As literals, so that the planner knows how frequent each form is. */
const isOfForm = (forms: readonly ActivityKind[]): SQL =>
  sql`${activities.kind} in (${sql.raw(forms.map((form) => `'${form}'`).join(', '))})`

export const contactsWhoSent = (forms: readonly ActivityKind[]) => sent().where(isOfForm(forms))

/** @param answers keys of domain/answer-key.ts, all of one form: they are given together */
export const contactsWhoAnswered = (answers: readonly string[]) =>
  sent().where(
    sql`${givenAnswers} @> array[${sql.join(
      answers.map((answer) => sql`${answer}`),
      sql`, `,
    )}]`,
  )

export const contactsOfNewsletter = (state: SubscriberState) =>
  sent()
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, activities.subject_id))
    .where(and(isOfForm(['newsletter']), sql`${newsletterSubscribers.state} = ${sql.raw(`'${state}'`)}`))

/** @param workshop as the filter names it */
export const contactsAtWorkshop = (workshop: string) =>
  workshop === readinessWorkshop
    ? contactsWhoSent(['readiness-workshop'])
    : sent()
        .innerJoin(workshopLeads, eq(workshopLeads.id, activities.subject_id))
        .where(and(isOfForm(['free-workshop']), eq(workshopLeads.session_starts_at, new Date(workshop))))

/** Joins a testimonial to the entry of its author's timeline; one that was given with feedback has none of its own. */
export const isItsTestimonial = (): SQL | undefined =>
  and(
    eq(activities.subject_id, sql`coalesce(${testimonials.workshop_feedback_id}, ${testimonials.id})`),
    isOfForm(['testimonial', 'workshop-feedback']),
  )

export const contactsToPublish = () =>
  sent().innerJoin(testimonials, isItsTestimonial()).where(isNotNull(testimonials.consent_wording))
