import { contentView } from '#content/facts/content-view'
import { site } from '#content/facts/site'
import type { CallState } from '#domain/call-rules'
import type { Page } from './parts/page.ts'

/** The page of one call, behind the links of its mails: below the booking page, with a token. */
export const callPage = {
  path: '/book',
  title: 'Your call',
  description: 'See, move or cancel your call.',
  prerender: false,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

interface StateWords {
  soft: string
  hard: string
}

export const callCopy = contentView(() => ({
  /** By state, with the day and time. */
  states: (when: string): Readonly<Record<CallState, StateWords>> => ({
    requested: { soft: `${when}.`, hard: 'Not confirmed yet.' },
    booked: { soft: `${when}.`, hard: 'It’s yours.' },
    declined: { soft: when, hard: 'doesn’t work for us.' },
    lapsed: { soft: when, hard: 'wasn’t confirmed.' },
    canceled: { soft: when, hard: 'is canceled.' },
    came: { soft: when, hard: 'is over.' },
    no_show: { soft: when, hard: 'is over.' },
  }),
  answerBy: (time: string) => `You’ll hear from us by ${time}.`,
  forUs: (time: string) => `For us it’s ${time}.`,
  minutes: (minutes: number) => `${minutes} minutes.`,
  phone: (number: string | null) => (number === null ? 'We call you.' : `We call ${number}.`),
  video: 'It’s a video call.',
  join: 'Join the call',
  move: {
    title: 'Another time?',
    text: 'You keep this time until you press the button. We then confirm the new one.',
    link: 'Pick another time',
    button: 'Move to this time',
    moveTo: (time: string) => `Move to ${time}`,
    moved: 'Moved. We’ll confirm the new time by email.',
    late: `It’s too late to move it here. Write to ${site.contactEmail}, and we’ll sort it out.`,
    failed: 'That didn’t go through. Nothing has changed: please try again.',
  },
  cancel: {
    title: 'Or cancel it',
    note: 'Note to us',
    optional: 'Optional',
    button: 'Cancel the call',
    canceled: 'The call is canceled. An email confirms it.',
    failed: 'That didn’t go through. Nothing has changed: please try again.',
  },
  again: 'Pick another time',
  unknown: {
    title: 'This link is too old or incomplete.',
    text: `Open the link from the email again, or write to ${site.contactEmail}.`,
  },
}))
