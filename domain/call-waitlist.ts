/** The rules of the waiting list for a call, which no owner changes. */
export const waitlistRules = {
  /** An entry expires after this many days: an email about a request of months ago would be spam. */
  days: 30,
  /**
   * How many people are mailed for each open time. With one, a time would wait for somebody who may have found another
   * way; with more than two, fewer than half of them would get a time if all of them respond.
   */
  peoplePerTime: 2,
  /** After this many hours, people who were mailed and took no time no longer count, so that the next are mailed. */
  pauseHours: 4,
} as const
