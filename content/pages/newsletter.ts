import { contentView } from '#content/facts/content-view'
import { claims } from '#content/facts/facts'
import { basisOf } from '#content/facts/how-we-count'
import type { Page } from '#content/pages/parts/page'
import { site } from '#content/facts/site'

export const newsletterPage = {
  path: '/newsletter',
  title: 'The newsletter',
  kicker: 'Newsletter for business owners',
  description:
    'One workflow per issue: what broke, what it cost and how it was fixed. Free, with your name and email.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const newsletterCopy = contentView(() => ({
  headline: 'One break, one repair, per issue.',
  pitch:
    'Each issue takes one workflow: what broke, what it cost, how it was fixed, and how to tell if you have the same problem. For founders and owners who’d rather fix one thing than read about twenty.',
  terms: 'Free. We ask for your name and email, that’s all. Unsubscribe anytime with one click.',
  /** Behavior 15.3: the button that claims 200+ CEOs. */
  button: `Join ${claims.ceosUsedSystem} CEOs`,
  counted: `${claims.ceosUsedSystem} CEOs: ${basisOf('ceos')}.`,
  form: {
    title: 'Get the next issue',
    again: 'Subscribe Another Email',
    privacy: 'We use this to send you the newsletter.',
  },
  next: 'One more step, unless you’re already on the list: press the button in our email once it is there. Then the next issue is yours.',
  see: 'Read a sample first',
  issue: {
    title: 'One issue, start to finish',
    lead: 'A full-length sample. This is the whole thing.',
    isSample: true,
    sender: `The ${site.name} newsletter`,
    subject: 'The reply that waits for Monday',
    parts: [
      {
        part: 'broken',
        name: 'What broke',
        text: 'The website form goes to one inbox. On Friday afternoon, the person who checks it drives out to a client. Anyone who writes after that hears back on Monday. By then, many have hired someone else.',
      },
      {
        part: 'cost',
        name: 'What it cost',
        text: 'Nobody knew. So for a month they wrote down every inquiry: when it came in, and when it got its first reply. It was a short list. It was enough.',
      },
      {
        part: 'repaired',
        name: 'What fixed it',
        text: 'A reply within the hour that asks the two questions a person would ask and puts a call on the calendar. A person takes it from there.',
      },
    ],
    test: {
      name: 'Do you have this problem?',
      text: 'Send yourself an inquiry through your own website on Friday at five. Check the clock when the reply comes.',
    },
  },
  never: {
    title: 'What’s not in it',
    items: ['Lists of new AI tools', 'News that’s old by the time you read it', 'A second topic'],
  },
  closing: {
    title: 'Read one. Then decide.',
    note: 'If it’s not for you, unsubscribe with one click. We won’t ask why.',
  },
}))
