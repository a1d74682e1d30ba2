import type { Page } from './parts/page.ts'

export const confirmCallPage = {
  path: '/confirm-call',
  title: 'Confirm a call',
  description: 'Press once to confirm a requested call.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

const office = { path: '/admin/calls', label: 'Open the calls' }

/** The page's texts before the button is pressed, and after it for each outcome. */
export const confirmCallCopy = {
  ask: {
    title: 'Does this time work for you?',
    text: 'The day and time are in the email you came from, and so is the link of a video call. Press once, and the visitor gets an invitation for their calendar. To decline it and offer other times, open the calls in your back office.',
    button: 'Confirm the call',
  },
  confirmed: {
    title: 'The call is confirmed.',
    text: 'The visitor gets an invitation for their calendar. It’s in your back office under Calls.',
    next: office,
  },
  already: {
    title: 'The call was already confirmed.',
    text: 'Once was enough. Nothing has changed.',
    next: office,
  },
  changed: {
    title: 'The visitor has moved it since.',
    text: 'The new time has an email of its own. Nothing was confirmed.',
    next: office,
  },
  needs_link: {
    title: 'A video call needs its link.',
    text: 'Confirm this one in your back office, where you choose the link.',
    next: office,
  },
  off: {
    title: 'There’s nothing left to confirm.',
    text: 'The call was canceled or declined, or it wasn’t confirmed in time.',
    next: office,
  },
  unknown: {
    title: 'This link is too old or incomplete.',
    text: 'We can’t tell which call it’s about. Open the link from the email again, or look under Calls in the back office.',
    next: office,
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Confirm the call',
  },
} as const
