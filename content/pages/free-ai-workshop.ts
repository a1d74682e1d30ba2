import { capitalized } from '#content/facts/capitalized'
import { contentView } from '#content/facts/content-view'
import { confirmWithinHours } from '#domain/workshop-seats'
import { claims, workshopFacts } from '#content/facts/facts'
import { basisOf } from '#content/facts/how-we-count'
import type { Page } from '#content/pages/parts/page'
import type { Quote } from '#content/pages/parts/quotes'
import { shortDayOf } from '#domain/weekly-words'

export const freeWorkshopPage = contentView(() => {
  const { minutes, schedule, attendees } = workshopFacts.free
  return {
    path: '/free-ai-workshop',
    title: '100% FREE Workshop',
    description: `Free AI workshop for business owners: ${schedule}, ${minutes} minutes plus Q&A, limited to ${attendees} attendees.`,
    prerender: true,
    hydrate: 'on-first-interaction',
    indexed: true,
    event: { ...workshopFacts.free, seats: attendees, isFree: true, isOnline: true },
  }
}) satisfies Page

export const freeWorkshopCopy = contentView(() => {
  const { savings, hoursWeekly, implement, implementDays } = claims.workshop
  const { minutes, schedule, attendees, weekday, day, shortDay, shortClock, zoneShort } = workshopFacts.free
  return {
    pitch: `${minutes} minutes on one question: what should run without you first? Then we take your questions.`,
    price: 'Free. No credit card.',
    terms: `${capitalized(schedule)}. ${minutes} minutes plus Q&A.`,
    forWhom:
      'For owners who still do the follow-ups, the reports and the reminders themselves. No AI knowledge needed.',
    /** The four days before it. */
    week: [4, 3, 2, 1].map((days) => shortDayOf(weekday - days)),
    day: `${shortDay} ${shortClock} ${zoneShort}`,
    facts: [
      { term: 'Next session', detail: schedule },
      { term: 'Length', detail: `${minutes} minutes plus Q&A` },
      { term: 'Seats', detail: `limited to ${attendees} attendees` },
    ],
    attendees,
    spots: {
      title: `Limited to ${attendees} attendees`,
      text: `Small enough for your questions. If this ${day} is full, there’s another one next week.`,
      full: 'No seat is left: each is taken or goes to somebody who waits. Join the waiting list below.',
    },
    learns: [
      {
        icon: 'fault',
        name: 'Find the break',
        text: 'Follow one job from the first email to the invoice, and see where it sits and waits for someone.',
      },
      {
        icon: 'node',
        name: 'Put a price on it',
        text: 'Turn the hours it takes into dollars a year, and see what’s worth fixing.',
      },
      {
        icon: 'repair',
        name: 'Choose the fix',
        text: 'Know which work AI does well, which needs a person, and which just needs a checklist.',
      },
      {
        icon: 'ok',
        name: 'Keep it running',
        text: 'Decide who looks after the automation, and what happens the day it fails.',
      },
    ],
    stats: [
      {
        figure: savings,
        label: 'average annual savings per client',
        basis: basisOf('clientSavings'),
      },
      { figure: String(hoursWeekly), label: 'hours weekly savings', basis: basisOf('teamHours') },
      {
        figure: implement,
        label: `implement within ${implementDays} days`,
        basis: basisOf('implemented'),
      },
    ],
    statsNote: 'Client averages, not a promise. You’ll work out your own figure in the workshop.',
    after: [
      'Fill in the form.',
      'We’ll email you the workshop details. The Zoom link is in that email, or follows as soon as it’s set.',
      'Join us. Bring the workflow that bugs you most.',
    ],
    form: {
      button: 'Get My Free Workshop Access',
      waitingButton: 'Join the Waiting List',
      privacy: 'We use this to run the workshop and to email you about it.',
      /** What the visitor got, in place of a form that is empty again. */
      booked: {
        seat: (seat: number) => `Seat ${seat} is yours.`,
        waiting: 'You’re on the waiting list.',
        keep: `Look for our email and press “Keep my seat” in it within ${confirmWithinHours} hours.`,
        yourTime: 'your time',
        next: 'Until then',
        another: 'Registering someone else? The form below is empty again.',
      },
      /** By what the visitor got. */
      success: {
        seat: {
          title: 'Registration Successful!',
          description: "We'll send you the workshop details and Zoom link shortly.",
        },
        waiting_list: {
          title: 'You’re on the waiting list',
          description: `All ${attendees} seats for the next session are taken. If one opens up, we’ll email you.`,
        },
        waiting_list_share: {
          title: 'You’re on the waiting list',
          description:
            'Three people on your network got a seat today. Seats are still open: if one is left in a day, it’s yours, and we’ll email you.',
        },
      },
    },
  }
})

export const freeWorkshopQuote = {
  id: 'sample-workshop',
  name: 'Owner',
  role: null,
  company: 'property management firm',
  testimonial:
    'I came with a list of tools to ask about. I left with one step to fix, and I knew who would fix it.',
  is_sample: true,
} as const satisfies Quote
