import type { ActivityKind } from './activity.ts'
import { type ContactForm, contactFormOf, mailedContactFormOf } from './contact-form.ts'

/** Whether a function mails the person who sent it this input. */
type MailsSender = (input: Readonly<Record<string, unknown>>) => boolean
const always: MailsSender = () => true
const never: MailsSender = () => false

/** Everything that other parts ask about one form. No part is optional: a form that lacks one does not compile. */
export interface FormRecord {
  /** What the office calls it in lists and filters. */
  title: string
  /** How the subject of the owner's mail about it begins. */
  subject: string
  /** What its sender did, as the beginning of a sentence: "Finished the scorecard". */
  summary: string
  /** What its sender wants, where no words of their own say it better. */
  wants: string
  /** Whether its sender waits for a reply: everything that asks something of us, not a seat, feedback or praise. */
  expectsReply: boolean
  /** The subject of a reply to it, until somebody writes another one. */
  replySubject: string
  /** Whether it is a step toward becoming a client, which the lead's page lists. */
  isMilestone: boolean
  /** Whether a button in one of our mails sends it: that says nothing about what somebody wants. */
  isPress: boolean
  /** The functions that receive it, by which a held submission is named, and whether each mails its sender. */
  functions: Readonly<Record<string, MailsSender>>
  /** The kinds of delivery about one submission, besides those of every form: the owner's notice and webhooks. */
  deliveries: readonly string[]
  /** The type of its event in webhooks: a thing, and what became of it. */
  webhookType: string
}

/** What most forms have in common. */
const toUs = { expectsReply: false, replySubject: 'Your message to us', isMilestone: false, isPress: false }

/** The form of each kind of activity. Contact forms differ by their source: {@link formOf}. */
export const forms: Readonly<Record<ActivityKind, FormRecord>> = {
  scorecard: {
    ...toUs,
    title: 'Scorecard',
    subject: 'Scorecard',
    summary: 'Finished the scorecard',
    wants: 'Their score',
    expectsReply: true,
    replySubject: 'Your AI readiness score',
    isMilestone: true,
    functions: { 'send-score-email': always, 'send-to-sheets': never },
    deliveries: ['score-mail', 'score-row'],
    webhookType: 'scorecard.completed',
  },
  'score-feedback': {
    ...toUs,
    title: 'Score feedback',
    subject: 'Feedback on a score',
    summary: 'Rated their result',
    wants: 'Score feedback',
    isPress: true,
    functions: { 'submit-score-feedback': never },
    deliveries: [],
    webhookType: 'scorecard.rated',
  },
  newsletter: {
    ...toUs,
    title: 'Newsletter',
    subject: 'Newsletter',
    summary: 'Signed up for the newsletter',
    wants: 'The newsletter',
    functions: { 'subscribe-newsletter': always },
    deliveries: [],
    webhookType: 'newsletter.requested',
  },
  'newsletter-confirmation': {
    ...toUs,
    title: 'Newsletter confirmed',
    subject: 'Newsletter confirmed',
    summary: 'Confirmed the newsletter',
    wants: 'The newsletter',
    isPress: true,
    functions: {},
    deliveries: [],
    webhookType: 'newsletter.confirmed',
  },
  contact: {
    ...toUs,
    title: 'Contact',
    subject: 'Contact form',
    summary: 'Wrote by a contact form',
    wants: 'To hear from you',
    expectsReply: true,
    isMilestone: true,
    functions: { 'subscribe-contact': ({ source }) => mailedContactFormOf(source) !== undefined },
    deliveries: ['contact-mail'],
    webhookType: 'contact.requested',
  },
  'readiness-workshop': {
    ...toUs,
    title: 'AI readiness workshop',
    subject: 'AI readiness workshop',
    summary: 'Registered for the AI readiness workshop',
    wants: 'Seat at the readiness workshop',
    isMilestone: true,
    functions: { 'register-workshop': always, 'zoom-registration': always },
    deliveries: ['workshop-mail', 'zoom-registrant'],
    webhookType: 'readiness_workshop.registered',
  },
  'free-workshop': {
    ...toUs,
    title: 'Free workshop',
    subject: 'Free workshop',
    summary: 'Registered for the free workshop',
    wants: 'Seat at the free workshop',
    isMilestone: true,
    functions: { 'register-free-workshop': always },
    deliveries: ['free-workshop-mail'],
    webhookType: 'free_workshop.registered',
  },
  'free-workshop-seat': {
    ...toUs,
    title: 'Seat kept, free workshop',
    subject: 'Seat kept, free workshop',
    summary: 'Kept their seat in the free workshop',
    wants: 'Seat at the free workshop',
    isPress: true,
    functions: {},
    deliveries: [],
    webhookType: 'free_workshop.seat_kept',
  },
  'workshop-feedback': {
    ...toUs,
    title: 'Workshop feedback',
    subject: 'Workshop feedback',
    summary: 'Gave feedback on the workshop',
    wants: 'Workshop feedback',
    functions: { 'submit-workshop-feedback': never },
    deliveries: [],
    webhookType: 'workshop_feedback.given',
  },
  'podcast-application': {
    ...toUs,
    title: 'Podcast application',
    subject: 'Podcast guest',
    summary: 'Applied as a podcast guest',
    wants: 'To be a podcast guest',
    expectsReply: true,
    replySubject: 'You on our podcast',
    isMilestone: true,
    functions: { 'submit-podcast-guest': always },
    deliveries: ['podcast-application-mail'],
    webhookType: 'podcast_guest.applied',
  },
  'guest-intake': {
    ...toUs,
    title: 'Podcast guest intake',
    subject: 'Podcast guest intake',
    summary: 'Filled in the podcast guest intake',
    wants: 'Ready for the podcast',
    functions: { 'submit-guest-intake': always },
    deliveries: ['guest-intake-mail'],
    webhookType: 'guest_intake.completed',
  },
  'week-1-intake': {
    ...toUs,
    title: 'Week-1 intake',
    subject: 'Week-1 intake',
    summary: 'Filled in the week-1 intake',
    wants: 'Week 1 of the audit',
    isMilestone: true,
    // The form asks for no address: the personal link tells whose it is.
    functions: { 'submit-audit-intake': ({ token }) => Boolean(token) },
    deliveries: ['week-1-intake-mail'],
    webhookType: 'week_1_intake.completed',
  },
  testimonial: {
    ...toUs,
    title: 'Testimonial',
    subject: 'Testimonial to approve',
    summary: 'Gave a testimonial',
    wants: 'Testimonial',
    functions: { 'submit-testimonial': never },
    deliveries: ['testimonial-picture'],
    webhookType: 'testimonial.given',
  },
}

type ContactFormParts = Pick<
  FormRecord,
  'title' | 'subject' | 'summary' | 'wants' | 'expectsReply' | 'replySubject'
>

/** In what each contact form differs from {@link forms}' `contact`. */
const contactForms: Readonly<Record<ContactForm, ContactFormParts>> = {
  capture: {
    title: 'Contact, home page',
    subject: 'Contact form',
    summary: 'Asked for the three fixes',
    wants: 'To hear from you',
    expectsReply: true,
    replySubject: 'Your message to us',
  },
  // The seat itself is another form: this one asks for nothing more.
  free_workshop_registration: {
    title: 'Contact, free workshop',
    subject: 'Free workshop',
    summary: 'Asked for a seat in the free workshop',
    wants: 'Seat at the free workshop',
    expectsReply: false,
    replySubject: 'Your message to us',
  },
  ai_employee: {
    title: 'Contact, AI employee',
    subject: 'AI employee',
    summary: 'Asked to talk to an AI employee',
    wants: 'Talk to an AI employee',
    expectsReply: true,
    replySubject: 'Your talk with an AI employee',
  },
  cold_email_walkthrough: {
    title: 'Contact, cold email walkthrough',
    subject: 'Cold email walkthrough',
    summary: 'Asked for the cold email walkthrough',
    wants: 'Cold-email walkthrough',
    expectsReply: true,
    replySubject: 'Your cold email walkthrough',
  },
  assistant: {
    title: 'Contact, assistant',
    subject: 'Question to the assistant',
    summary: 'Left a question with the assistant',
    wants: 'Follow-up to the assistant',
    expectsReply: true,
    replySubject: 'Your question to our assistant',
  },
}

/** The form that a submission came by. `source` tells contact forms apart; one of another program has none of ours. */
export function formOf({ kind, source }: { kind: ActivityKind; source: unknown }): FormRecord {
  const contactForm = kind === 'contact' ? contactFormOf(source) : undefined
  return contactForm ? { ...forms[kind], ...contactForms[contactForm] } : forms[kind]
}

const kinds = Object.keys(forms) as ActivityKind[]

/** The kinds whose form has a part that holds for all of its sources. */
export const kindsThat = (part: 'isMilestone' | 'isPress'): readonly ActivityKind[] =>
  kinds.filter((kind) => forms[kind][part])

/** The kind of form that a function receives; undefined for a function that receives none. */
export const kindOfFunction = (name: string): ActivityKind | undefined =>
  kinds.find((kind) => Object.hasOwn(forms[kind].functions, name))

/** Whether a function mails the person who sent it this input. */
export function mailsSender(name: string, input: Readonly<Record<string, unknown>>): boolean {
  const kind = kindOfFunction(name)
  return kind !== undefined && forms[kind].functions[name]?.(input) === true
}

/** The kind of form whose submission a kind of delivery is about; undefined for one that is about any or none. */
export const kindOfDelivery = (delivery: string): ActivityKind | undefined =>
  kinds.find((kind) => forms[kind].deliveries.includes(delivery))
