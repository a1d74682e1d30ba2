/** The rules of the waiting list for a call, which no owner changes. */
export const waitlistRules = {
  /** Nobody is mailed after so long: an email about a wish of months ago is spam. */
  days: 30,
  /**
   * How many people are mailed for each open time. Not one, because a time would then wait for somebody who has already
   * found another way; not more than two, so that even if all of them come, every second one gets one of the times
   * in their email.
   */
  peoplePerTime: 2,
  /** After this, those who were mailed and have taken no time make room for the next. */
  pauseHours: 4,
} as const
