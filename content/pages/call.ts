import { contentView } from '#content/facts/content-view'
import { site } from '#content/facts/site'
import type { CallState } from '#domain/call-rules'
import type { Page } from './parts/page.ts'

/** The page of one call, below the booking page, with a token: the links in its mails lead to it. */
export const callPage = {
  path: '/book',
  title: 'Your call',
  description: 'See, move or cancel your call.',
  prerender: false,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** Appended to the address of a call's page: the page to move or cancel it. */
export const callChangePath = '/change'
/** Appended to the same address: the call's calendar file. */
export const callFilePath = '/call.ics'

interface StateWords {
  soft: string
  hard: string
}

type OffState = Exclude<CallState, 'requested' | 'booked'>

export const callCopy = contentView(() => ({
  on: { requested: 'Your request is here.', booked: 'It’s yours.' },
  /** By state, with the day and time. */
  off: (when: string): Readonly<Record<OffState, StateWords>> => ({
    declined: { soft: when, hard: 'doesn’t work for us.' },
    lapsed: { soft: when, hard: 'wasn’t confirmed.' },
    canceled: { soft: when, hard: 'is canceled.' },
    came: { soft: when, hard: 'is over.' },
    no_show: { soft: when, hard: 'is over.' },
  }),
  lead: {
    mailed: (answerBy: string) => `It isn’t confirmed yet. You’ll hear from us by ${answerBy}.`,
    here: (answerBy: string) => `It isn’t confirmed yet. Our answer will be on this page by ${answerBy}.`,
  },
  unmailed:
    'We can’t send email at the moment, so none comes now. Keep the address of this page: it says what becomes of the call.',
  forUs: (time: string) => `For us it’s ${time}.`,
  minutes: (minutes: number) => `${minutes} minutes.`,
  phone: (number: string | null) => (number === null ? 'We call you.' : `We call ${number}.`),
  video: 'It’s a video call.',
  linkFollows: { requested: 'Its link comes once it’s confirmed.', booked: 'Its link will be on this page.' },
  join: 'Join the call',
  way: {
    requested: 'Requested',
    answered: { mailed: 'Answered by email', here: 'Answered on this page' },
    by: (time: string) => `by ${time}`,
    confirmed: 'Confirmed',
    call: 'The call',
  },
  next: (email: string) =>
    `A person looks at it. Either you get an invitation for your calendar, or other times to choose from. It goes to ${email}.`,
  calendar: {
    title: 'Add to calendar',
    file: 'Calendar file',
    google: 'Google',
    outlook: 'Outlook',
    text: {
      mailed:
        'The entry of the file follows what we email about the call. One that you add in Google or Outlook stays as it is.',
      here: 'When the call is confirmed, moved or canceled, your entry stays as it is: take the file again.',
    },
  },
  change: {
    title: 'Something came up?',
    link: 'Move or cancel',
  },
  again: {
    text: 'The same link is in our email. No email after five minutes? Look in your spam folder first.',
    button: 'Send it again',
    sent: (email: string) => `It’s on its way to ${email}. Still nothing? Write to ${site.contactEmail}.`,
  },
  fix: {
    title: 'Fix the address',
    text: (email: string) =>
      `The emails about this call go to ${email}. At another address you get the last one again, and the links in earlier ones stop working.`,
    label: 'Your email',
    button: 'Send it there',
    tooMany: `The address was changed several times already. Write to ${site.contactEmail}, and we’ll sort it out.`,
  },
  move: {
    title: { soft: (day: string) => `${day} doesn’t work?`, hard: 'Pick another time.' },
    lead: (when: string) =>
      `You have ${when}. You keep it until you press the button. We then confirm the new time.`,
    button: 'Move to this time',
    moveTo: (time: string) => `Move to ${time}`,
    late: {
      title: 'It’s too late to move it here.',
      text: `Write to ${site.contactEmail}, and we’ll sort it out. You can still cancel it.`,
    },
  },
  cancel: {
    title: 'Or cancel it',
    note: 'Note to us',
    optional: 'Optional',
    button: 'Cancel the call',
  },
  undo: {
    button: 'Undo',
    text: 'Asks for the same time again, for an hour and while nobody else has it. We then confirm it.',
    gone: 'That time can’t be had anymore. You can pick another.',
  },
  failed: 'That didn’t go through. Nothing has changed: please try again.',
  others: 'Pick another time',
  unknown: {
    title: 'This link is too old or incomplete.',
    text: `Open the link from the email again, or write to ${site.contactEmail}.`,
  },
}))
