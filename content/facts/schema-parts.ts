import { withoutDirectionMarks } from '#domain/direction-marks'
import { isZone } from '#domain/is-zone'
import * as z from 'zod/mini'

export const words = (maxLength: number) =>
  z.string('is no text').check(
    // Half of a surrogate pair cannot be stored.
    z.overwrite((text) => withoutDirectionMarks(text.toWellFormed()).trim()),
    z.minLength(1, 'is empty'),
    z.maxLength(maxLength, `is longer than ${maxLength} characters`),
    z.regex(/^\P{Cc}*$/u, 'is more than one line'),
  )
export const line = words(120)
/** A claim as a page shows it: a sentence, or a figure such as `50+`. */
export const claim = words(200)
export const whole = (max: number, min = 1) =>
  z
    .int('is no whole number')
    .check(
      z.minimum(min, `is less than ${min}`),
      z.maximum(max, `is more than ${max.toLocaleString('en-US')}`),
    )
export const dollars = whole(1_000_000)
export const days = whole(366)
export const minutes = whole(480)
export const percent = whole(10_000)

/** The range of a price that depends on the amount of work. */
export const rangeUsd = z.strictObject({ fromUsd: dollars, toUsd: dollars }).check(
  z.refine(({ fromUsd, toUsd }) => fromUsd <= toUsd, {
    path: ['toUsd'],
    error: 'is less than where the range begins',
  }),
)
/** The rest of a sentence: begins in lower case, ends without a period. */
export const definition = words(200)

export const weekly = {
  /** Counts from Sunday, 0. */
  weekday: z
    .int('is no day of the week')
    .check(z.minimum(0, 'is no day of the week'), z.maximum(6, 'is no day of the week')),
  /** The local time in `zone`, in any season: `14:00`. */
  time: z
    .string('is no time such as 14:00')
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 14:00')),
  zone: z
    .string('is no time zone such as America/New_York')
    .check(z.refine(isZone, 'is no time zone such as America/New_York')),
}
