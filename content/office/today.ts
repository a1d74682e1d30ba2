import { numberWordFirst } from '#content/facts/number-word'
import { teamSizeChoices } from '#content/forms/scorecard'
import type { ActivityKind } from '#domain/activity'
import { unsentReplyText } from '#content/office/unsent-reply-text'

/** What somebody requested last; `isOwn` when `wants` is their own answer. */
interface LastAsk {
  kind: ActivityKind
  wants: string
  isOwn: boolean
}

/** The text of Today. */
export const todayCopy = {
  title: 'Today',
  /** `theirs`: the time in the reader’s zone, if it differs. */
  eyebrow: (when: string, place: string, theirs?: string) =>
    `${when} in ${place}${theirs === undefined ? '' : `, ${theirs} where you are`}`,
  /** `text` is the count as it is written. */
  waiting: (count: number, text: string) =>
    count === 1 ? 'One person is waiting.' : `${numberWordFirst(count, text)} people are waiting.`,
  nobodyWaits: 'No one is waiting.',
  nobodyYet: 'No leads yet.',
  broken: (count: number) =>
    count === 1 ? 'One thing needs fixing.' : `${numberWordFirst(count)} things need fixing.`,
  /** The missing connection that deliveries wait for. */
  off: { mail: 'Mail is not connected', owner: 'Your own address is not set' },
  connect: { mail: 'Connect', owner: 'Set your address' },
  fix: 'Fix the connection',
  alertSettings: 'Alert settings',
  isCaptured: 'Mail is captured.',
  nothingBroken: 'Nothing is broken.',
  addLead: 'Add a lead',
  brokenTitle: 'What is broken',
  /** The headline counts faults, not warnings, so they are counted apart. */
  moreFaults: (faults: number, warnings: number) =>
    [faults > 0 && `${faults} more`, warnings > 0 && (warnings === 1 ? '1 warning' : `${warnings} warnings`)]
      .filter(Boolean)
      .join(', '),
  /** Follows a count of deliveries, in the words of the Deliveries screen. */
  isStuck: (count: number, isOff: boolean) => (isOff ? (count === 1 ? 'waits' : 'wait') : 'couldn’t be sent'),
  alertsStuck: (count: number, text: string) =>
    count === 1 ? '1 alert to you couldn’t be sent' : `${text} alerts to you couldn’t be sent`,
  refused: (answer: string | null, since: string | null, count: number) =>
    `${since ? `${count === 1 ? 'Failed' : 'Failing since'} ${since}. ` : ''}${answer ? `Last answer: “${answer}”` : 'There was no answer.'}`,
  /** What happens next to failed deliveries. */
  next: (count: number, givenUp: number) => {
    const retried = count - givenUp
    if (givenUp === 0) return `${count === 1 ? 'It is' : 'They are'} retried automatically.`
    if (retried === 0)
      return count === 1 ? 'Fix the cause, then resend it.' : 'Fix the cause, then resend them.'
    return `${retried} ${retried === 1 ? 'is' : 'are'} retried automatically; fix the cause, then resend the other${givenUp === 1 ? '' : 's'}.`
  },
  unsent: {
    title: (count: number, text: string) =>
      count === 1
        ? 'One email from before mail was connected has not been sent'
        : `${text} emails from before mail was connected have not been sent`,
    stale: (stale: number, count: number) =>
      stale === 0
        ? 'Decide whether they are still sent.'
        : stale === count
          ? 'All of them are out of date. Check each before you send it, or discard them.'
          : `${stale} of them ${stale === 1 ? 'is' : 'are'} out of date. Decide which are still sent.`,
    decide: 'Decide',
  },
  backup: {
    fix: 'Back up now',
    title: (newest: string | null) =>
      newest === null ? 'Backup: there isn’t one yet' : `Backup: the last one is from ${newest}`,
    failed: (fault: string) => `The last try ended with “${fault}”.`,
    overdue: 'There should have been a newer one by now.',
    ahead: (time: string) =>
      `One is dated ${time}: the server’s clock was ahead. It doesn’t count until then. Ask the person who runs the site to check the server’s clock.`,
    next: 'The site tries again within the hour.',
  },
  workshop: {
    title: 'The free workshop has no Zoom link',
    text: (seats: number) =>
      seats === 1
        ? 'One person has a seat and gets the link by email once you add it.'
        : `${numberWordFirst(seats)} people have a seat and get the link by email once you add it.`,
    fix: 'Add link',
  },
  calendar: {
    title: (name: string, since: string | null) =>
      since ? `“${name}” not synced since ${since}` : `“${name}” has never been synced`,
    keeps: 'Known busy times stay blocked; newer ones can be booked.',
  },
  clock: {
    title: (seconds: number) =>
      `A server’s clock is ${clockDifference(Math.abs(seconds))} ${seconds > 0 ? 'fast' : 'slow'}`,
    next: 'The site goes by the database’s clock, so leads and exports have the right time. Google and others may refuse calls from that server. Ask the person who runs the site to correct its clock.',
  },
  see: (count: string) => `See all ${count}`,
  seeOne: 'See it',
  queue: {
    title: 'Reply first',
    order: 'Most valuable and most urgent first.',
    /** The reason to reply to somebody now, from the known facts: “Costs $877,500 a year, team of 21+, reply by 11:00 AM.” */
    reason: (cost: string | undefined, teamSize: string | null, deadline: string | false) =>
      asSentence([cost && `costs ${cost} a year`, teamOf(teamSize), deadline]),
    due: (when: string) => `due ${when}`,
    waits: 'Waiting',
    score: 'Score',
    reply: 'Reply',
    draft: 'Draft',
    unsent: unsentReplyText,
    nobody: 'No leads are waiting for a reply.',
    seeWaiting: (count: string) => `All ${count} who wait`,
    open: (count: number, text: string) => (count === 1 ? 'The open lead' : `All ${text} open leads`),
  },
  /** What somebody asked last, as a sentence or in their own words. */
  asks({ kind, wants, isOwn }: LastAsk) {
    if (kind === 'scorecard') return isOwn ? `Finished the scorecard. ${wants}.` : 'Finished the scorecard.'
    return isOwn ? wants : `${wants}.`
  },
  day: {
    title: 'Agenda',
    overdue: 'Overdue',
    now: 'now',
    none: 'Nothing is planned for today.',
    today: 'Today',
    done: 'Done',
    more: (count: string) => `All ${count} next steps due`,
    seats: (taken: number, of: number) => `${taken} of ${of} seats taken.`,
    elsewhere: (clock: string) => `${clock} there.`,
  },
  also: {
    title: 'Other tasks',
    none: 'Nothing else.',
    calls: ['call needs confirmation', 'calls need confirmation'],
    unmarkedCalls: ['past call to mark', 'past calls to mark'],
    testimonials: ['testimonial to read', 'testimonials to read'],
    heldSubmissions: ['submission held back as spam', 'submissions held back as spam'],
    heldMails: ['email held back', 'emails held back'],
  },
  replies: {
    title: (half: string) => `Half of the first replies took ${half} or less, in business hours`,
    few: 'First response time',
    none: 'Your first replies will show up here, each with how long it took.',
    span: (count: number, text: string, from: string, to: string) =>
      `${text} first ${count === 1 ? 'reply' : 'replies'}, ${from} to ${to}.`,
    promise: (hours: string) => `Your promise: ${hours}`,
    kept: (kept: number, all: number, promise: string, days: string) =>
      `${kept} of ${all} within your promise of ${promise}, counted in your business hours, ${days}`,
    picture: (all: number, kept: number, promise: string) =>
      `${all} first replies by how long they took; ${kept} within ${promise}, ${all - kept} later`,
    took: 'Answered within',
    people: 'People',
    later: 'later',
  },
  firstLead: {
    own: 'Take your own scorecard',
    text: 'People who finish the scorecard or write to you will show up here, the most valuable first.',
  },
} as const

function teamOf(size: string | null): string | undefined {
  const choice = teamSizeChoices.find(({ value }) => value === size)
  return choice && (choice.value === 'solo' ? 'works alone' : `team of ${choice.label.replace('-', '–')}`)
}

function asSentence(parts: readonly (string | undefined | false)[]): string {
  const text = parts.filter(Boolean).join(', ')
  return text === '' ? '' : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

function clockDifference(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const
  const [size, unit] = units.find(([each]) => seconds >= each) ?? [1, 'second']
  const count = Math.round(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
