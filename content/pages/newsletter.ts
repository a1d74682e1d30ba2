import { claims } from '#content/facts'
import type { Page } from '#content/page'
import { site } from '#content/site'

export const newsletterPage = {
  path: '/newsletter',
  title: 'The newsletter',
  description:
    'One workflow per issue: what broke, what it cost and how it was repaired. Free, with your name and email.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page

export const newsletterCopy = {
  headline: 'One break, one repair, per issue.',
  pitch:
    'One workflow: what broke, what it cost, how it was repaired, and how to tell whether you have it too. For founders and owners who would rather fix one thing than read about twenty.',
  terms: 'Free. Your name and email address, nothing else. Every issue has a link to unsubscribe.',
  /** S1 §1: the button that claims 200+ CEOs. */
  button: `Join ${claims.ceosUsedSystem} CEOs`,
  form: { title: 'Get the next issue', again: 'Subscribe Another Email' },
  next: 'One step is left, unless you are on the list already: press the button in the mail we send you. Then the next issue comes to your inbox.',
  see: 'Read a sample first',
  issue: {
    title: 'An issue, start to end',
    lead: 'A sample, at full length. This is all there is to read.',
    isSample: true,
    sender: `The ${site.name} newsletter`,
    subject: 'The reply that waits for Monday',
    parts: [
      {
        part: 'broken',
        name: 'What broke',
        text: 'A form on the website goes to one inbox. On Friday afternoon its owner drives to a client. Whoever writes after that is answered on Monday, by then often by somebody else.',
      },
      {
        part: 'cost',
        name: 'What it cost',
        text: 'Nobody knew. So they counted for a month: every request, the hour it came in, the hour of the first reply. The list was short and it was enough.',
      },
      {
        part: 'repaired',
        name: 'What repaired it',
        text: 'An answer within the hour that asks the two questions a person would ask, and puts a call on the calendar. A person takes over from there.',
      },
    ],
    test: {
      name: 'Do you have it too?',
      text: 'Send yourself a request through your own website on Friday at five. Look at the clock when the answer comes.',
    },
  },
  never: {
    title: 'Not in it',
    items: ['Lists of new AI tools', 'News that is old by the time you read it', 'A second topic'],
  },
  closing: {
    title: 'Read one. Then decide.',
    note: 'If it is of no use to you, unsubscribe with one press. We don’t ask why.',
  },
} as const
