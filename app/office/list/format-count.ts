import type { Count } from '#contracts/count'

const figures = new Intl.NumberFormat('en-US')

/** Formats a number with separators: 4,386. */
export const figure = (value: number): string => figures.format(value)

/** Formats a count, with + where it stopped: 10,000+. */
export const formatCount = (count: Count | number): string =>
  typeof count === 'number' ? figure(count) : `${figure(count.value)}${count.exact ? '' : '+'}`
