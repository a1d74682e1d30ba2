/** A shape that calendars are written in, and the times in which its owner is busy, in UTC. */
export interface CalendarShape {
  name: string
  /** The lines of the calendar between its BEGIN and END. */
  lines: string
  busy: readonly string[]
  /** Default: the owner's zone of the shapes. */
  zone?: string
  /** Where the other reader differs, what RFC 5545 or the exporting calendar says. */
  otherDiffers?: string
}

export const shapesRange = { from: new Date('2026-09-01T00:00Z'), to: new Date('2027-09-01T00:00Z') }
export const shapesZone = 'America/New_York'

let last = 0
const event = (lines: string) =>
  `BEGIN:VEVENT\nUID:shape-${(last += 1)}@example.com\nDTSTAMP:20260901T000000Z\n${lines.trim()}\nEND:VEVENT`

/** As Outlook and Exchange write a zone of their own. */
const zoneByRules = (id: string) => `BEGIN:VTIMEZONE
TZID:${id}
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

const weekly = 'DTSTART;TZID=America/New_York:20261026T100000\nDTEND;TZID=America/New_York:20261026T110000'

export const calendarShapes: readonly CalendarShape[] = [
  {
    name: 'one event in UTC, as Google writes it',
    lines: event('DTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nSTATUS:CONFIRMED\nTRANSP:OPAQUE'),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'lines folded in the middle of a value, and an alarm with a duration of its own',
    lines: event(
      'DTSTART;TZID=America/Ne\n w_York:20261124T100000\nDURATION:P\n\tT1H\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nREPEAT:2\nDURATION:PT5M\nEND:VALARM',
    ),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'a zone by its IANA name without rules',
    lines: event('DTSTART;TZID=Europe/Berlin:20261124T100000\nDTEND;TZID=Europe/Berlin:20261124T113000'),
    busy: ['2026-11-24T09:00/2026-11-24T10:30'],
  },
  {
    name: 'a zone by its Windows name without rules, as Outlook writes it',
    lines: event(
      'DTSTART;TZID=Eastern Standard Time:20261124T100000\nDTEND;TZID=Eastern Standard Time:20261124T110000',
    ),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'a zone by its Windows name with rules, over a clock change',
    lines: `${zoneByRules('Eastern Standard Time')}\n${event('DTSTART;TZID=Eastern Standard Time:20261030T100000\nDTEND;TZID=Eastern Standard Time:20261030T103000\nRRULE:FREQ=WEEKLY;COUNT=2')}`,
    busy: ['2026-10-30T14:00/2026-10-30T14:30', '2026-11-06T15:00/2026-11-06T15:30'],
  },
  {
    name: 'a zone that only the file knows, over a clock change',
    lines: `${zoneByRules('Customized Time Zone')}\n${event('DTSTART;TZID=Customized Time Zone:20261030T100000\nDTEND;TZID=Customized Time Zone:20261030T103000\nRRULE:FREQ=WEEKLY;COUNT=2')}`,
    busy: ['2026-10-30T14:00/2026-10-30T14:30', '2026-11-06T15:00/2026-11-06T15:30'],
  },
  {
    name: 'a zone with the prefix of a library',
    lines: event(
      'DTSTART;TZID=/mozilla.org/20070129_1/Europe/Berlin:20261124T100000\nDTEND;TZID=/mozilla.org/20070129_1/Europe/Berlin:20261124T110000',
    ),
    busy: ['2026-11-24T09:00/2026-11-24T10:00'],
    otherDiffers: 'it does not know the prefix, which names the zone after it',
  },
  {
    name: 'start and end in two zones',
    lines: event('DTSTART;TZID=Europe/London:20261124T150000\nDTEND;TZID=Europe/Paris:20261124T170000'),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'a time without a zone, in the zone of the calendar as Google names it',
    lines: `X-WR-TIMEZONE:Asia/Tokyo\n${event('DTSTART:20261124T100000\nDTEND:20261124T110000')}`,
    busy: ['2026-11-24T01:00/2026-11-24T02:00'],
    otherDiffers: 'Google means the zone that it names for the calendar',
  },
  {
    name: 'a time without any zone is the owner’s',
    lines: event('DTSTART:20261124T100000\nDTEND:20261124T110000'),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'an all-day event takes the owner’s day',
    lines: event('DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261125'),
    busy: ['2026-11-24T05:00/2026-11-25T05:00'],
  },
  {
    name: 'an all-day event takes the owner’s day, whatever zone the calendar names',
    lines: `X-WR-TIMEZONE:Asia/Tokyo\n${event('DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261125')}`,
    busy: ['2026-11-24T05:00/2026-11-25T05:00'],
  },
  {
    name: 'a date without an end takes one day (RFC 5545 §3.6.1)',
    lines: event('DTSTART;VALUE=DATE:20261124'),
    busy: ['2026-11-24T05:00/2026-11-25T05:00'],
  },
  {
    name: 'a date that does not say that it is one',
    lines: event('DTSTART:20261124\nDTEND:20261126'),
    busy: ['2026-11-24T05:00/2026-11-26T05:00'],
  },
  {
    name: 'the day of a clock change has 25 hours',
    lines: event('DTSTART;VALUE=DATE:20261101\nDURATION:P1D'),
    busy: ['2026-11-01T04:00/2026-11-02T05:00'],
  },
  {
    name: 'a vacation of all days, longer than the range',
    lines: event('DTSTART;VALUE=DATE:20260101\nDTEND;VALUE=DATE:20280101'),
    busy: ['2026-01-01T05:00/2028-01-01T05:00'],
  },
  {
    name: 'an all-day event that leaves its owner free, as Google writes birthdays',
    lines: event('DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261125\nTRANSP:TRANSPARENT'),
    busy: [],
  },
  {
    name: 'a canceled event',
    lines: event('DTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nSTATUS:CANCELLED'),
    busy: [],
  },
  {
    name: 'an event that Outlook shows as free',
    lines: event('DTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nX-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    busy: [],
  },
  {
    name: 'a tentative event takes its time',
    lines: event('DTSTART:20261124T150000Z\nDTEND:20261124T160000Z\nSTATUS:TENTATIVE'),
    busy: ['2026-11-24T15:00/2026-11-24T16:00'],
  },
  {
    name: 'a time without an end takes none (RFC 5545 §3.6.1)',
    lines: event('DTSTART:20261124T150000Z'),
    busy: [],
  },
  {
    name: 'a weekly rule keeps its local time over the clock change',
    lines: event(`${weekly}\nRRULE:FREQ=WEEKLY;COUNT=2`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-11-02T15:00/2026-11-02T16:00'],
  },
  {
    name: 'a rule on several days of every other week, with weeks from Sunday',
    lines: event(`${weekly}\nRRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE;COUNT=4`),
    busy: [
      '2026-10-26T14:00/2026-10-26T15:00',
      '2026-10-28T14:00/2026-10-28T15:00',
      '2026-11-09T15:00/2026-11-09T16:00',
      '2026-11-11T15:00/2026-11-11T16:00',
    ],
  },
  {
    name: 'a rule that ends at an instant in UTC, its last start',
    lines: event(`${weekly}\nRRULE:FREQ=DAILY;UNTIL=20261027T140000Z`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-10-27T14:00/2026-10-27T15:00'],
  },
  {
    name: 'a rule that ends on a date includes that day',
    lines: event(`${weekly}\nRRULE:FREQ=DAILY;UNTIL=20261027`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-10-27T14:00/2026-10-27T15:00'],
  },
  {
    name: 'the first Friday of a month',
    lines: event(
      'DTSTART;TZID=America/New_York:20260904T090000\nDTEND;TZID=America/New_York:20260904T100000\nRRULE:FREQ=MONTHLY;COUNT=4;BYDAY=1FR',
    ),
    busy: [
      '2026-09-04T13:00/2026-09-04T14:00',
      '2026-10-02T13:00/2026-10-02T14:00',
      '2026-11-06T14:00/2026-11-06T15:00',
      '2026-12-04T14:00/2026-12-04T15:00',
    ],
  },
  {
    name: 'the last workday of a month',
    lines: event(
      'DTSTART;TZID=America/New_York:20260930T090000\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ),
    busy: [
      '2026-09-30T13:00/2026-09-30T14:00',
      '2026-10-30T13:00/2026-10-30T14:00',
      '2026-11-30T14:00/2026-11-30T15:00',
    ],
  },
  {
    name: 'the 31st is skipped where a month has none',
    lines: event('DTSTART:20261031T120000Z\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;COUNT=3'),
    busy: [
      '2026-10-31T12:00/2026-10-31T13:00',
      '2026-12-31T12:00/2026-12-31T13:00',
      '2027-01-31T12:00/2027-01-31T13:00',
    ],
  },
  {
    name: 'a yearly day by its month and week, as in RFC 5545 §3.8.5.3',
    lines: event(
      'DTSTART;TZID=America/New_York:20261126T090000\nDURATION:PT2H\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    ),
    busy: ['2026-11-26T14:00/2026-11-26T16:00'],
  },
  {
    name: 'a rule from years ago',
    lines: event(
      'DTSTART;TZID=America/New_York:19970902T090000\nDURATION:PT1H\nRRULE:FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2',
    ),
    busy: ['2026-09-02T13:00/2026-09-02T14:00'],
  },
  {
    name: 'a rule with two starts a day',
    lines: event(
      'DTSTART;TZID=America/New_York:20261124T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=3',
    ),
    busy: [
      '2026-11-24T14:00/2026-11-24T15:00',
      '2026-11-24T20:00/2026-11-24T21:00',
      '2026-11-25T14:00/2026-11-25T15:00',
    ],
  },
  {
    name: 'a rule without two of its times, as Google writes it',
    lines: event(
      `${weekly}\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE;TZID=America/New_York:20261027T100000\nEXDATE;TZID=America/New_York:20261029T100000`,
    ),
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-10-28T14:00/2026-10-28T15:00'],
  },
  {
    name: 'an exception in UTC of a rule in a zone',
    lines: event(`${weekly}\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261027T140000Z`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00'],
  },
  {
    name: 'an exception that is a date takes out its day',
    lines: event(`${weekly}\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261027`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00'],
  },
  {
    name: 'an all-day rule without one of its days',
    lines: event('DTSTART;VALUE=DATE:20261124\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;VALUE=DATE:20261201'),
    busy: ['2026-11-24T05:00/2026-11-25T05:00', '2026-12-08T05:00/2026-12-09T05:00'],
  },
  {
    name: 'further times beside a rule',
    lines: event(
      `${weekly}\nRRULE:FREQ=WEEKLY;COUNT=1\nRDATE;TZID=America/New_York:20261103T140000,20261104T140000`,
    ),
    busy: [
      '2026-10-26T14:00/2026-10-26T15:00',
      '2026-11-03T19:00/2026-11-03T20:00',
      '2026-11-04T19:00/2026-11-04T20:00',
    ],
    otherDiffers: 'RDATE adds to the recurrences (RFC 5545 §3.8.5.2); it reads none',
  },
  {
    name: 'a further time with an end of its own',
    lines: event(`${weekly}\nRDATE;VALUE=PERIOD:20261103T190000Z/PT3H`),
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-11-03T19:00/2026-11-03T22:00'],
    otherDiffers: 'a period has an end of its own (RFC 5545 §3.8.5.2); it reads no RDATE',
  },
  {
    name: 'an instance moved to another day, as Google writes it',
    lines: `${sameEvent('moved', `${weekly}\nRRULE:FREQ=DAILY;COUNT=2`)}\n${sameEvent('moved', 'RECURRENCE-ID;TZID=America/New_York:20261027T100000\nDTSTART;TZID=America/New_York:20261029T120000\nDTEND;TZID=America/New_York:20261029T130000')}`,
    busy: ['2026-10-26T14:00/2026-10-26T15:00', '2026-10-29T16:00/2026-10-29T17:00'],
  },
  {
    name: 'an instance moved out of the range',
    lines: `${sameEvent('out', `${weekly}\nRRULE:FREQ=DAILY;COUNT=2`)}\n${sameEvent('out', 'RECURRENCE-ID:20261027T140000Z\nDTSTART:20280101T120000Z\nDTEND:20280101T130000Z')}`,
    busy: ['2026-10-26T14:00/2026-10-26T15:00'],
  },
  {
    name: 'an instance moved into the range',
    lines: `${sameEvent('in', 'DTSTART:20250106T120000Z\nDTEND:20250106T130000Z\nRRULE:FREQ=DAILY;COUNT=2')}\n${sameEvent('in', 'RECURRENCE-ID:20250107T120000Z\nDTSTART:20261124T120000Z\nDTEND:20261124T130000Z')}`,
    busy: ['2026-11-24T12:00/2026-11-24T13:00'],
  },
  {
    name: 'a canceled instance, as Outlook writes it',
    lines: `${sameEvent('off', `${weekly}\nRRULE:FREQ=DAILY;COUNT=2`)}\n${sameEvent('off', 'RECURRENCE-ID;TZID=America/New_York:20261027T100000\nDTSTART;TZID=America/New_York:20261027T100000\nDTEND;TZID=America/New_York:20261027T110000\nSTATUS:CANCELLED')}`,
    busy: ['2026-10-26T14:00/2026-10-26T15:00'],
  },
  {
    name: 'an instance without its series',
    lines: event('RECURRENCE-ID:20261027T140000Z\nDTSTART:20261028T140000Z\nDTEND:20261028T150000Z'),
    busy: ['2026-10-28T14:00/2026-10-28T15:00'],
  },
  {
    name: 'of two versions of an instance the later one',
    lines: `${sameEvent('versions', 'RECURRENCE-ID:20261027T140000Z\nSEQUENCE:2\nDTSTART:20261029T140000Z\nDTEND:20261029T150000Z')}\n${sameEvent('versions', 'RECURRENCE-ID:20261027T140000Z\nSEQUENCE:1\nDTSTART:20261028T140000Z\nDTEND:20261028T150000Z')}`,
    busy: ['2026-10-29T14:00/2026-10-29T15:00'],
  },
  {
    name: 'an instance and all after it later and longer',
    lines: `${sameEvent('onwards', `${weekly}\nRRULE:FREQ=WEEKLY;COUNT=3`)}\n${sameEvent('onwards', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261102T100000\nDTSTART;TZID=America/New_York:20261102T120000\nDTEND;TZID=America/New_York:20261102T140000')}`,
    busy: [
      '2026-10-26T14:00/2026-10-26T15:00',
      '2026-11-02T17:00/2026-11-02T19:00',
      '2026-11-09T17:00/2026-11-09T19:00',
    ],
    otherDiffers: 'the change holds for all instances after it (RFC 5545 §3.2.13)',
  },
  {
    name: 'an exact length over a clock change (RFC 5545 §3.8.5.3)',
    lines: event(
      'DTSTART;TZID=America/New_York:20261030T220000\nDTEND;TZID=America/New_York:20261031T040000\nRRULE:FREQ=DAILY;COUNT=2',
    ),
    busy: ['2026-10-31T02:00/2026-10-31T08:00', '2026-11-01T02:00/2026-11-01T08:00'],
  },
  {
    name: 'a nominal day over a clock change (RFC 5545 §3.3.6)',
    lines: event('DTSTART;TZID=America/New_York:20261031T120000\nDURATION:P1D'),
    busy: ['2026-10-31T16:00/2026-11-01T17:00'],
    otherDiffers: 'a day ends at the same time of day (RFC 5545 §3.3.6)',
  },
  {
    name: 'exact hours over a clock change (RFC 5545 §3.3.6)',
    lines: event('DTSTART;TZID=America/New_York:20261031T120000\nDURATION:PT24H'),
    busy: ['2026-10-31T16:00/2026-11-01T16:00'],
  },
  {
    name: 'a time that the clock change skips has the offset before it (RFC 5545 §3.3.5)',
    lines: event('DTSTART;TZID=America/New_York:20270314T023000\nDURATION:PT1H'),
    busy: ['2027-03-14T07:30/2027-03-14T08:30'],
  },
  {
    name: 'a time that the clock change repeats is the first (RFC 5545 §3.3.5)',
    lines: event('DTSTART;TZID=America/New_York:20261101T013000\nDURATION:PT1H'),
    busy: ['2026-11-01T05:30/2026-11-01T06:30'],
    otherDiffers: 'the first of both (RFC 5545 §3.3.5)',
  },
  {
    name: 'published busy times',
    lines:
      'BEGIN:VFREEBUSY\nUID:fb@example.com\nDTSTAMP:20260901T000000Z\nFREEBUSY:20261124T150000Z/PT3H,20261125T150000Z/20261125T160000Z\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261126T150000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20261127T150000Z/PT1H\nEND:VFREEBUSY',
    busy: [
      '2026-11-24T15:00/2026-11-24T18:00',
      '2026-11-25T15:00/2026-11-25T16:00',
      '2026-11-26T15:00/2026-11-26T16:00',
    ],
  },
  {
    name: 'events that overlap or touch are one busy time',
    lines: [
      'DTSTART:20261124T150000Z\nDTEND:20261124T160000Z',
      'DTSTART:20261124T153000Z\nDTEND:20261124T170000Z',
      'DTSTART:20261124T170000Z\nDTEND:20261124T173000Z',
    ]
      .map(event)
      .join('\n'),
    busy: ['2026-11-24T15:00/2026-11-24T17:30'],
  },
  {
    name: 'a to-do and a journal take no time',
    lines:
      'BEGIN:VTODO\nUID:todo@example.com\nDTSTAMP:20260901T000000Z\nDTSTART:20261124T150000Z\nDUE:20261124T160000Z\nEND:VTODO\nBEGIN:VJOURNAL\nUID:journal@example.com\nDTSTAMP:20260901T000000Z\nDTSTART:20261124T150000Z\nEND:VJOURNAL',
    busy: [],
  },
  ...zonesOverChanges(),
]

function sameEvent(id: string, lines: string): string {
  return `BEGIN:VEVENT\nUID:${id}@example.com\nDTSTAMP:20260901T000000Z\n${lines}\nEND:VEVENT`
}

/** A weekly event at noon, the week before and the week of both clock changes. */
function zonesOverChanges(): CalendarShape[] {
  const changes: [zone: string, before: string, busy: readonly string[]][] = [
    [
      'America/New_York',
      '20261029',
      ['2026-10-29T16:00/2026-10-29T17:00', '2026-11-05T17:00/2026-11-05T18:00'],
    ],
    [
      'America/New_York',
      '20270311',
      ['2027-03-11T17:00/2027-03-11T18:00', '2027-03-18T16:00/2027-03-18T17:00'],
    ],
    ['Europe/London', '20261022', ['2026-10-22T11:00/2026-10-22T12:00', '2026-10-29T12:00/2026-10-29T13:00']],
    ['Europe/London', '20270325', ['2027-03-25T12:00/2027-03-25T13:00', '2027-04-01T11:00/2027-04-01T12:00']],
    [
      'Australia/Lord_Howe',
      '20261001',
      ['2026-10-01T01:30/2026-10-01T02:30', '2026-10-08T01:00/2026-10-08T02:00'],
    ],
    [
      'Australia/Lord_Howe',
      '20270401',
      ['2027-04-01T01:00/2027-04-01T02:00', '2027-04-08T01:30/2027-04-08T02:30'],
    ],
    [
      'America/Santiago',
      '20260903',
      ['2026-09-03T16:00/2026-09-03T17:00', '2026-09-10T15:00/2026-09-10T16:00'],
    ],
    [
      'America/Santiago',
      '20270401',
      ['2027-04-01T15:00/2027-04-01T16:00', '2027-04-08T16:00/2027-04-08T17:00'],
    ],
  ]
  return changes.map(([zone, before, busy]) => ({
    name: `noon in ${zone} over the clock change after ${before}`,
    lines: event(
      `DTSTART;TZID=${zone}:${before}T120000\nDTEND;TZID=${zone}:${before}T130000\nRRULE:FREQ=WEEKLY;COUNT=2`,
    ),
    busy,
    zone,
  }))
}
