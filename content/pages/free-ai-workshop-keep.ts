import { contentView } from '#content/facts/content-view'
import { workshopFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { confirmWithinHours } from '#domain/workshop-seats'

export const keepSeatPage = {
  path: '/free-ai-workshop/keep',
  title: 'Keep your seat',
  description: 'Press once to keep your seat in the free AI workshop.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

const nextWeek = { path: '/free-ai-workshop', label: 'See the free workshop' }

/** The page's texts before the button is pressed, and after it for each outcome. */
export const keepSeatCopy = contentView(() => {
  const { attendees, schedule } = workshopFacts.free
  return {
    attendees,
    ask: {
      title: 'Are you coming?',
      text: 'Press once to keep your seat. The day and time are in the email you came from. Can’t make it? Just close this page, and your seat can go to someone on the waiting list.',
      button: 'Keep my seat',
    },
    kept: {
      title: 'Your seat is kept.',
      text: 'See you there. Bring the workflow that bugs you most. The day and time are in the email you came from.',
    },
    already_kept: {
      title: 'Your seat is already yours.',
      text: 'Once was enough. The day and time are in the email you came from.',
    },
    /** Shown below a kept seat: whether an email with the link was already sent to its holder. */
    link: {
      mailed: 'The Zoom link is in our emails to you; the latest one has it.',
      open: 'The Zoom link comes in an email of its own.',
    },
    gone: {
      title: 'Your seat went to someone else.',
      text: `It wasn’t kept within ${confirmWithinHours} hours, and others were waiting. Our last email says what happens now. Still want to come? Reply to it.`,
    },
    over: {
      title: 'This session has started.',
      text: `Its seats can’t be kept anymore. There’s a session ${schedule}.`,
      next: nextWeek,
    },
    unknown: {
      title: 'This link is incomplete.',
      text: 'We can’t tell whose seat it is. Open the link from the email again, or reply to that email.',
    },
    failed: {
      title: 'That did not go through.',
      text: 'Nothing has changed. Please try again in a minute.',
      button: 'Keep my seat',
    },
  }
})
