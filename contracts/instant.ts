import * as z from 'zod/mini'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/

/** Rejects days that do not exist: JavaScript parses February 30 as March 2. */
const isInstant = (text: string) =>
  written.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 19) === text.slice(0, 19)

/**
 * A time in UTC, as `Date` writes it. Replaces zod's own check, whose pattern adds half a kilobyte to visitors'
 * pages.
 */
export const instant = (message = 'This is not a time') =>
  z.string(message).check(z.refine(isInstant, message))
