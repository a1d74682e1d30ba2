import { workshopFacts } from '#content/facts'
import type { Page } from '#content/page'
import { keepWithinHours } from '#domain/workshop-seats'

export const keepSeatPage = {
  path: '/free-ai-workshop/keep',
  title: 'Keep your seat',
  description: 'One press, and your seat in the free AI workshop stays yours.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: false,
} as const satisfies Page

const { attendees, said } = workshopFacts.free
const nextWeek = { path: '/free-ai-workshop', label: 'To the free workshop' }

/** What the page says before the button, and by what has come of it. */
export const keepSeatCopy = {
  attendees,
  ask: {
    title: 'Are you coming?',
    text: 'One press, and your seat stays yours. The day and the time are in the mail you came from. If you cannot come, close this page: somebody who waits may have it then.',
    button: 'Keep my seat',
  },
  kept: {
    title: 'Your seat is kept.',
    text: 'Nobody else gets it. The day, the time and the way in are in the mail you came from. Bring the workflow that bothers you most.',
  },
  already_kept: {
    title: 'Your seat is kept already.',
    text: 'You pressed once, and that was enough. The day, the time and the way in are in the mail you came from.',
  },
  gone: {
    title: 'Your seat has gone on.',
    text: `Nobody pressed within ${keepWithinHours} hours, and others were waiting. We have written to you what happens now. If you do want to come, reply to that mail: a person reads it.`,
  },
  over: {
    title: 'This session has begun.',
    text: `A seat in it can no longer be kept. There is a session ${said}.`,
    next: nextWeek,
  },
  unknown: {
    title: 'This link has lost a part.',
    text: 'We cannot tell whose seat it is. Open the link in the mail once more, whole, or reply to that mail.',
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Keep my seat',
  },
} as const
