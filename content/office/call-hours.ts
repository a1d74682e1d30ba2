const inNumbers = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

const partOf = (day: string, part: number | undefined) =>
  part === undefined ? `${day},` : `${day}, part ${part},`

export const callHoursCopy = {
  title: { muted: 'Availability.', strong: 'When can people call you?' },
  ownersOnly: 'Only owners can see and change it.',
  back: 'Calls',
  loading: 'Loading…',
  week: {
    title: 'Week',
    text: (zone: string, canDrag: boolean) =>
      `In ${zone} time. Visitors see their own.${canDrag ? ' Drag the ends or type.' : ''}`,
    like: 'Such as 9 AM to 12 PM, 1 PM to 5 PM. Leave a day empty to close it.',
    closed: 'Closed',
    legend: { open: 'open', call: 'a call', busy: 'busy in your calendar', closed: 'closed' },
    /** The days whose calls and busy times are drawn. */
    of: (first: string, last: string) => `Calls and busy times from today, ${first}, to ${last}.`,
    /** The name of a day's line. */
    day: (day: string, busy: string) => (busy === '' ? day : `${day}, busy ${busy}`),
    busy: (times: string) => `Busy ${times}`,
    call: (name: string, at: string, isRequested: boolean) =>
      `${isRequested ? 'Requested call' : 'Call'} with ${name}, ${at}`,
    /** The ends of an open part, with its number where a day has several. */
    ends: {
      from: (day: string, part: number | undefined) => `${partOf(day, part)} open from`,
      to: (day: string, part: number | undefined) => `${partOf(day, part)} open to`,
    },
    wrong: 'Type the hours as 9 AM to 12 PM, 1 PM to 5 PM',
    noDay: 'Open at least one day',
    ofBusiness: 'While these match your business hours, they change along with them.',
  },
  rules: {
    title: 'Rules',
    minutes: (count: number) => (count === 0 ? 'None' : `${count} min`),
    hours: (count: number) => (count === 0 ? 'None' : inNumbers(count, 'hour', 'hours')),
    days: (count: number) => inNumbers(count, 'day', 'days'),
    calls: (count: number) => inNumbers(count, 'call', 'calls'),
    confirms: { off: 'No, I confirm each request', on: 'Yes, if my calendars are free' },
    confirmsHint:
      'A request is confirmed within a minute if the time is still free in every connected calendar. A video call also needs a video call link under Settings, Connections. All other requests wait for you to confirm them.',
  },
  save: 'Save',
  saving: 'Saving…',
  saved: 'Availability saved.',
  unchanged: 'Nothing has changed.',
  daysOff: {
    title: 'Days off',
    text: 'No one can book on these days, and they don’t count toward your reply promise.',
    none: 'No days off ahead.',
    closed: 'Closed',
    only: (times: string) => `${times} only`,
    booked: (count: number) => `${inNumbers(count, 'call', 'calls')} booked`,
    bookedAtLeast: (count: number) => `At least ${inNumbers(count, 'call', 'calls')} booked`,
    stays: 'A call that is booked already stays.',
    remove: 'Remove',
    removed: 'Removed.',
    add: 'Add days off',
    from: 'First day',
    to: 'Last day',
    toHint: 'Empty for one day',
    times: 'Hours',
    timesHint: 'Empty for closed',
    name: 'Name',
    nameHint: 'Only you see it',
    added: 'Days off added.',
    noDay: 'Pick the first day',
    order: 'The last day is before the first',
    past: 'These days are over',
    badName: 'Leave out commas, semicolons and brackets',
  },
} as const
