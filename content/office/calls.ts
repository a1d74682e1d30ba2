import { numberWordFirst } from '#content/facts/number-word'
import {
  callCountDays,
  callLimits,
  type CallState,
  type CallType,
  type CallView,
  type CallWay,
} from '#domain/call-rules'

const inNumbers = (count: string, one: string, many: string) =>
  count === '1' ? `1 ${one}` : `${count} ${many}`

const lists = new Intl.ListFormat('en-US')

export const callsCopy = {
  title: 'Calls',
  head: {
    /** The upcoming calls, with the requests among them. */
    upcoming: (count: string) =>
      count === '0' ? 'No upcoming calls.' : `${inNumbers(count, 'upcoming call', 'upcoming calls')}.`,
    /** The calls of today. */
    today: (count: number) => `${numberWordFirst(count)} ${count === 1 ? 'call' : 'calls'} today.`,
    requests: (count: string) => (count === '1' ? 'One needs confirmation.' : `${count} need confirmation.`),
    attendance: (who: string, day: string) => `Did ${who} show up ${day}?`,
  },
  days: {
    /** The head of a day's calls. */
    todayHead: (weekday: string) => `Today, ${weekday}`,
    tomorrowHead: (weekday: string) => `Tomorrow, ${weekday}`,
    yesterdayHead: (weekday: string) => `Yesterday, ${weekday}`,
    today: 'today',
    yesterday: 'yesterday',
    on: (day: string) => `on ${day}`,
  },
  /** About a past call without an outcome. */
  question: {
    title: (name: string, day: string, clock: string) => `${name}, ${day} at ${clock}: did they show up?`,
    open: (days: number) =>
      days === 0 ? 'Not marked yet.' : `Not marked for ${days} ${days === 1 ? 'day' : 'days'}.`,
    more: (count: string) => `${count} more to mark`,
  },
  views: {
    upcoming: 'Upcoming',
    past: 'Past',
    'no-shows': 'No-shows',
    off: 'Canceled',
    requested: 'Needs confirmation',
    unmarked: 'Past calls to mark',
    booked: `Booked in ${callCountDays} days`,
    came: `Showed up in ${callCountDays} days`,
    moved: `Rescheduled in ${callCountDays} days`,
  } satisfies Record<CallView, string>,
  all: { upcoming: 'All upcoming calls', past: 'All past calls' },
  empty: {
    upcoming: 'Share your booking page to get your next call.',
    past: 'No calls yet.',
    'no-shows': 'Nobody has missed a call.',
    off: 'Nothing was declined or canceled.',
    requested: 'Nobody waits for an answer.',
    unmarked: 'Every past call is marked.',
    booked: 'No call was booked.',
    came: 'No call took place.',
    moved: 'No call was rescheduled.',
  } satisfies Record<CallView, string>,
  /** In place of `empty.upcoming` before the first call. */
  noCallYet: 'Share your booking page to get your first call.',
  states: {
    requested: 'Needs confirmation',
    booked: 'Confirmed',
    declined: 'Declined',
    lapsed: 'Not answered in time',
    canceled: 'Canceled',
    came: 'Showed up',
    no_show: 'No-show',
  } satisfies Record<CallState, string>,
  types: {
    intro: 'Call',
    audit: 'Call about the AI Audit',
    demo: 'Demo of the AI agents',
    'guest-interview': 'Guest interview',
    operations: 'Operations consultation',
  } satisfies Record<CallType, string>,
  ways: { phone: 'You call', video: 'Video call' } satisfies Record<CallWay, string>,
  minutes: (minutes: number) => `${minutes} min`,
  theirTime: (time: string) => `${time} for them.`,
  answerBy: (time: string) => `You promised an answer by ${time}. After that they’re offered other times.`,
  inTime: (duration: string) => `in ${duration}`,
  moved: (by: 'them' | 'us', day: string, before: string) => `Rescheduled by ${by} ${day}, was ${before}`,
  failedMail: 'The last email about it wasn’t delivered.',
  fix: 'See why',
  refused: (email: string) => `The mail server refused ${email}.`,
  fixAddress: 'Fix the address',
  /** The visitor or the office has corrected it for this call. */
  mailsTo: (email: string) => `Emails about it go to ${email}.`,
  score: (score: number) => `Score ${score}.`,
  fromResults: 'Booked from their results',
  /** `first` is what they would repair first, in lower case. */
  result: (score: number, tier: string, first: string) =>
    `: score ${score}, ${tier}, repair first: ${first}.`,
  note: (note: string) => `Note: “${note}”`,
  quote: (text: string) => `“${text}”`,
  answer: (question: string, answer: string) => `${question} “${answer}”`,
  confirm: 'Confirm',
  confirmed: 'Confirmed. They get an invitation for their calendar.',
  joinUrl: 'Link for the video call',
  asLastTime: 'As last time',
  ownRoom: 'Your own link',
  zoom: 'Zoom',
  zoomIfEmpty: 'Leave it empty for a Zoom meeting',
  openLink: 'Open the link',
  noMeetingYet: 'Its meeting isn’t there yet.',
  failedMeeting: 'Zoom didn’t take the last change.',
  decline: 'Decline',
  cancel: 'Cancel the call',
  declineNote: 'Note to them',
  optional: 'Optional',
  declineButton: 'Decline and offer other times',
  cancelButton: 'Cancel and offer other times',
  declined: 'Declined. They’re offered other times by email.',
  canceled: 'Canceled. They’re offered other times by email.',
  back: 'Back',
  move: {
    title: (name: string) => `Move the call with ${name}`,
    act: 'Reschedule',
    acted: 'Rescheduled',
    time: 'New time',
    zone: (city: string) => `In ${city} time`,
    open: 'Choose an open time',
    type: 'Enter another time',
    choose: 'Choose an open time instead',
    button: 'Move and tell them',
    successMessage: 'Moved. They get the new time by email.',
    busy: (calendars: readonly string[]) =>
      `You’re busy then, according to ${lists.format(calendars.map((each) => `“${each}”`))}.`,
    dayOff: (name: string | null, open: string) =>
      `That’s ${open === '' ? 'a day off' : `a day with only ${open}`}${name === null ? '' : `: ${name}`}.`,
    allowed: 'You can move the call there all the same.',
  },
  outcomes: { came: 'Showed up', no_show: 'No-show' },
  marked: (name: string, outcome: 'came' | 'no_show') =>
    outcome === 'came' ? `${name} showed up.` : `${name} didn’t show up.`,
  about: (name: string) => ` ${name}`,
  page: {
    title: 'Booking page',
    view: 'View page',
    copy: 'Copy booking link',
    copied: 'Booking link copied.',
    notCopied: 'The browser didn’t allow copying. Your booking page is at /book.',
    hours: (zone: string) => `Open times are in ${zone} time; visitors see their own.`,
    change: 'Change availability',
    asks: 'Each type of call has its own length, and your questions.',
    types: 'Change call types',
  },
  counts: {
    booked: 'Booked',
    inDays: (count: string) => `${count} in ${callCountDays} days`,
    came: 'Showed up',
    cameOf: (count: string, marked: string) => `${count} of ${marked}`,
    moved: 'Rescheduled',
    byThem: (count: string) => `, ${count} by them`,
  },
  missed: {
    title: 'After a no-show',
    text: 'An hour after you mark a call as a no-show, they get one email: “Missed you. Here’s a new time.” It has the next open times.',
    notSent: `It isn’t sent if you change the mark before then, if they have another call ahead, or if the call was more than ${callLimits.missedMailDays} days ago.`,
    off: 'Nobody gets an email after a no-show.',
    switchedOn: 'No-shows get an email an hour later.',
    switchedOff: 'No-shows get no email anymore, and none that still waits is sent.',
  },
} as const
