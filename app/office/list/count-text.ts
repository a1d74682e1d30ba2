import type { Count } from '#contracts/count'

const figures = new Intl.NumberFormat('en-US')

/** A number as people write it: 4,386. */
export const figure = (value: number): string => figures.format(value)

/** How many, as far as it was counted: 10,000+. */
export const countText = (count: Count | number): string =>
  typeof count === 'number' ? figure(count) : `${figure(count.value)}${count.exact ? '' : '+'}`
