import type { Page } from '#content/pages/parts/page'

export const answeredPage = {
  path: '/answered',
  title: 'Answered elsewhere',
  description: 'Press once to say that somebody was answered.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** The page's texts before the button is pressed, and after it for each outcome. */
export const answeredCopy = {
  ask: {
    title: 'Did you answer them?',
    text: 'By phone, or from your own mailbox: press once, and your back office stops counting how long they’ve waited. Nothing is sent to them.',
    button: 'Answered elsewhere',
  },
  answered: {
    title: 'Noted: answered.',
    text: 'Nobody else on your team has to. Pressed by mistake? It can be undone in the back office, under Log.',
  },
  already: {
    title: 'They were already answered.',
    text: 'Nothing has changed. If they’ve asked something new since, that has its own email.',
  },
  unknown: {
    title: 'This link is too old or incomplete.',
    text: 'We can’t tell who it’s about. Open the link from the email again, or look them up in the back office.',
  },
  failed: {
    title: 'That did not go through.',
    text: 'Nothing has changed. Please try again in a minute.',
    button: 'Answered elsewhere',
  },
} as const
