import { callTypeFacts } from '#content/facts/call-types'
import { contentView } from '#content/facts/content-view'
import { numberWord } from '#content/facts/number-word'
import { site } from '#content/facts/site'
import { callLimits, type CallType } from '#domain/call-rules'
import { waitlistRules } from '#domain/call-waitlist'
import type { Page } from './parts/page.ts'

export const bookPage = {
  path: '/book',
  title: 'Book a call',
  description: 'Pick a time for a call, and tell us what’s broken. Free, and no slides.',
  prerender: false,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const bookCopy = contentView(() => ({
  title: { soft: 'Pick a time.', hard: 'Bring what’s broken.' },
  lead: (type: CallType) => {
    const { name, minutes } = callTypeFacts[type]
    return `A ${minutes}-minute ${name} with ${site.name}. Free, and no slides.`
  },
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  noEarlier: 'No earlier month with open times',
  noLater: 'No later month with open times',
  today: 'today',
  zone: {
    label: 'Time zone',
    button: 'Show these times',
    theirs: (zone: string) => `Times are in ${zone} time.`,
  },
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
  none: {
    title: 'Every time is taken.',
    text: (days: number) =>
      `There’s no open time in the next ${days === 1 ? 'day' : `${days} days`}. Write to ${site.contactEmail}, and we’ll find one.`,
  },
  unread: `The open times couldn’t be loaded. Please try again in a minute, or write to ${site.contactEmail}.`,
  whenTitle: 'When?',
  form: {
    title: 'And you?',
    name: 'Full name',
    email: 'Email',
    way: 'How do we talk?',
    ways: { phone: 'You call me', video: 'Video call' },
    phone: 'Phone',
    phoneHint: 'For a call by phone',
    broken: 'What’s broken?',
    optional: 'Optional',
    button: 'Request this time',
    request: (time: string) => `Request ${time}`,
    waiting: 'Sending…',
    privacy: 'We use this to prepare the call and to reach you about it.',
  },
  scorecard: {
    take: 'Take my scorecard along.',
    summary: (score: number, of: number, tier: string, day: string) => `${score} of ${of}, ${tier}, ${day}`,
    about: (summary: string) => `${summary}. Only we see it.`,
  },
  terms: (noticeHours: number) =>
    `It’s a request until we confirm it. You can move it ${
      noticeHours === 0
        ? 'until it begins'
        : `up to ${noticeHours === 1 ? 'an hour' : `${noticeHours} hours`} before`
    }, and cancel it anytime.`,
  steps: {
    label: 'What happens',
    now: { title: 'Now', text: 'You ask for a time. Nobody else can have it while we look.' },
    afterwards: { title: 'Then', text: 'A person confirms it by email, or offers other times.' },
    call: (minutes: number) => ({
      title: `${minutes} minutes`,
      text: 'What is broken, what it costs, what we’d fix first.',
    }),
  },
  taken: {
    title: (time: string) => ({ soft: `${time} was just taken.`, hard: 'These are as close.' }),
    text: 'Somebody asked for it moments before you. Everything you typed is still here.',
    closed: (time: string) => ({ soft: `${time} can’t be booked anymore.`, hard: 'These can.' }),
    closedText: 'Everything you typed is still here.',
    legend: 'Times close to the one you wanted',
    all: 'All times',
    none: `No other time is open. Write to ${site.contactEmail}, and we’ll find one.`,
  },
  tooMany: {
    title: { soft: 'Too many requests are open.', hard: 'We answer those first.' },
    text: `So that nobody can hold every time, one person can have ${callLimits.openPerPerson} requests open, and one network ${callLimits.openPerNetwork}. Cancel one with the link in its email and press the button again, or write to ${site.contactEmail}. Everything you typed is still here.`,
  },
  known: {
    title: { soft: 'We have this request already.', hard: 'Nothing was sent twice.' },
    text: `Move or cancel the call with the link in our email about it. No email? Write to ${site.contactEmail}.`,
  },
  tell: {
    title: 'Hear when one opens.',
    full: (month: string, day: string, count: number) => `${month} is full. ${day} has ${numberWord(count)}.`,
    sooner: 'Or hear when one opens sooner',
    email: 'Email',
    /** Not "Email", because another form on the page has a field of that name. */
    where: 'Where do we write?',
    button: 'Tell me',
    waiting: 'Sending…',
    once: `We use this for one email, once a time opens in the next ${waitlistRules.days} days.`,
    onceBefore: (day: string) => `We use this for one email, if a time opens before ${day}.`,
    sent: {
      title: 'We’ll tell you.',
      text: `You get one email, once a time is open and it’s your turn: we tell people in the order they asked. If none opens in ${waitlistRules.days} days, you won’t hear from us about it.`,
      sooner: (day: string) =>
        `You get one email, if a time opens before ${day} and it’s your turn: we tell people in the order they asked.`,
    },
  },
  notReady: 'Not ready for a call?',
  failed: 'That didn’t go through. Nothing you typed is lost: please try again.',
}))
