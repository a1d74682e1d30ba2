import { numberWord, numberWordFirst } from '#content/facts/number-word'

/** The text of the workshops' screens. */
export const workshopsCopy = {
  title: 'Workshops',
  head: {
    /** `day`: Friday, December 4. */
    full: (day: string) => `${day}, is full.`,
    seats: (taken: number, of: number) =>
      taken === 0 ? 'No sign-ups yet.' : `${taken} of ${of} seats are taken.`,
    waiting: (count: number, figures: string) =>
      count === 1
        ? 'One person waits for a seat.'
        : `${numberWordFirst(count, figures)} people wait for a seat.`,
    addLink: 'Add the Zoom link.',
    /** For those who can't add it. */
    noLink: 'The Zoom link is missing.',
    over: (day: string) => `${day}, is over.`,
    had: (taken: number) =>
      taken === 0
        ? 'Nobody had a seat.'
        : taken === 1
          ? 'One person had a seat.'
          : `${numberWordFirst(taken)} people had a seat.`,
  },
  views: 'Workshops',
  view: { free: 'Free workshop', readiness: 'Readiness workshop' },
  next: 'Next session',
  nextLink: 'See who signed up',
  noLink: 'Confirmation emails have no Zoom link.',
  addLink: 'Add link',
  /** Beside the drawn seats. */
  keptText: (kept: number, taken: number) =>
    kept === 0
      ? ''
      : `${kept} confirmed by “Keep my seat”${kept < taken ? `, ${taken - kept} not yet` : ''}.`,
  /** After the seats; `count`: 6. */
  waitText: (count: number, figures: string) =>
    count === 0 ? 'No waiting list.' : count === 1 ? '1 waits.' : `${figures} wait.`,
  sessions: 'Sessions with sign-ups',
  pastSessions: 'Past sessions',
  noSessions: 'None yet.',
  columns: { when: 'When', seats: 'Seats', waiting: 'Waiting list', kept: 'Confirmed' },
  of: (taken: number, of: number) => `${taken} of ${of}`,
  kept: (count: number) => `${count} confirmed`,
  bar: (taken: number, of: number) => `${taken} of ${of} seats taken`,
  isNext: 'Next',
  isPast: 'Over',
  session: {
    title: (day: string) => day,
    back: 'All workshops',
    notHere: 'This is no session.',
    views: 'People of the session',
    view: { seat: 'Seats', waiting: 'Waiting list' },
    looksIn: 'Name, email, company',
    empty: {
      seat: 'Nobody has a seat.',
      waiting: 'Nobody waits.',
    },
    columns: { seat: 'Seat', who: 'Who', challenge: 'Biggest challenge', state: 'State', mail: 'Mail' },
    place: (place: string) => `Seat ${place}`,
    saidNothing: 'no answer',
    kept: (day: string) => `confirmed ${day}`,
    notKept: 'not confirmed yet',
    waits: 'waits',
    registered: (day: string) => `registered ${day}`,
    lost: (count: number) => `let ${count === 1 ? 'a seat' : `${numberWord(count)} seats`} lapse`,
    noMore: 'won’t be offered another',
    beyondShare: 'a seat was free; their network had used its three a day',
    mail: { sent: 'sent', waiting: 'not sent yet', failed: 'not sent' },
    mailUnknown: 'not known anymore',
    link: 'has the link',
    noLink: 'without the link',
  },
  readiness: {
    text: 'This workshop has no sessions here: Zoom has its dates.',
    empty: 'Nobody has registered yet.',
    looksIn: 'Name, email, company',
    muted: (count: number, figures: string) =>
      count === 0
        ? 'Nobody has registered yet.'
        : count === 1
          ? 'One person has registered.'
          : `${numberWordFirst(count, figures)} people have registered.`,
    strong: 'Zoom has the dates.',
    columns: { who: 'Who', zoom: 'Zoom', registered: 'Registered' },
    zoom: {
      confirmed: 'has their link',
      approval: 'waits for your approval in Zoom',
      not_yet: 'not in Zoom yet',
    },
  },
  export: 'Export',
} as const
