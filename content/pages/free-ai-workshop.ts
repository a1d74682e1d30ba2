import { claims, workshopFacts } from '#content/facts'
import type { Page } from '#content/page'
import type { Quote } from '#content/quotes'

const { minutes, said, attendees } = workshopFacts.free
const { savings, hoursWeekly, implement, implementDays } = claims.workshop

export const freeWorkshopPage = {
  path: '/free-ai-workshop',
  title: '100% FREE Workshop',
  description: `Free AI workshop for business owners: ${said}, ${minutes} minutes plus Q&A, limited to ${attendees} attendees.`,
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
  event: { ...workshopFacts.free, seats: attendees, isFree: true, isOnline: true },
} as const satisfies Page

export const freeWorkshopCopy = {
  pitch: `${minutes} minutes on one question: which piece of work in your business should run without you first? Then your own questions, as long as they last.`,
  price: 'Free. No card.',
  terms: `${said[0]?.toUpperCase()}${said.slice(1)}. ${minutes} minutes plus Q&A.`,
  forWhom:
    'For owners who do the follow-up, the reports and the reminders themselves. No AI knowledge needed.',
  week: ['Mon', 'Tue', 'Wed', 'Thu'],
  day: 'Fri 2PM EST',
  facts: [
    { term: 'Next session', detail: said },
    { term: 'Length', detail: `${minutes} minutes plus Q&A` },
    { term: 'Seats', detail: `limited to ${attendees} attendees` },
  ],
  attendees,
  spots: {
    title: `Limited to ${attendees} attendees`,
    text: 'So that every question gets its answer. If this Friday is full, there is one the week after.',
    full: 'This session is full. The form puts you on its waiting list.',
  },
  learns: [
    {
      icon: 'fault',
      name: 'Find the break',
      text: 'Follow one job from the first email to the invoice, and see where it stops and waits for somebody.',
    },
    {
      icon: 'node',
      name: 'Put a price on it',
      text: 'Turn the hours it takes into a yearly figure, so that you can tell a nuisance from a leak.',
    },
    {
      icon: 'repair',
      name: 'Choose the repair',
      text: 'Tell work that AI does well from work that needs a person, and from work that needs a checklist.',
    },
    {
      icon: 'ok',
      name: 'Keep it running',
      text: 'Decide who looks after the automation, and what happens on the day it fails.',
    },
  ],
  stats: [
    { figure: savings, label: 'average annual savings per client' },
    { figure: String(hoursWeekly), label: 'hours weekly savings' },
    { figure: implement, label: `implement within ${implementDays} days` },
  ],
  statsNote: 'An average is not a promise. Your own figure is what you work out in the workshop.',
  after: [
    'You fill in the form.',
    'We send you the workshop details and the Zoom link.',
    'You join. Bring the workflow that bothers you most.',
  ],
  form: {
    button: 'Get My Free Workshop Access',
    waitingButton: 'Join the Waiting List',
    /** By what the visitor got. */
    success: {
      seat: {
        title: 'Registration Successful!',
        description: "We'll send you the workshop details and Zoom link shortly.",
      },
      waiting_list: {
        title: 'You are on the waiting list',
        description: `All ${attendees} seats for the next session are taken. If one is given back, we write to you.`,
      },
      waiting_list_share: {
        title: 'You are on the waiting list',
        description:
          'Three people from your network got a seat today. Seats are still free: yours comes by mail within a day, as long as there is one.',
      },
    },
  },
  privacy:
    'We use what you enter to run the workshop and to write to you about it. We do not sell it, and we delete it when you ask.',
} as const

export const freeWorkshopQuote = {
  id: 'sample-workshop',
  name: 'Owner',
  role: null,
  company: 'property management firm',
  testimonial:
    'I came with a list of tools to ask about. I left with one step to fix, and knew who would fix it.',
  is_sample: true,
} as const satisfies Quote
