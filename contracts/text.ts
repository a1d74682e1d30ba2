import { withoutDirectionMarks } from '#domain/direction-marks'
import * as z from 'zod/mini'
import './messages.ts'

/**
 * Text as typed, trimmed, at most `maxLength` characters. NUL and unpaired surrogates are removed: PostgreSQL cannot
 * store them, and a paste with one should not fail. Single-line text also loses direction marks, which could reverse
 * the line. `whenMissing` is the message for a missing value.
 */
export function trimmedText(maxLength: number, whenMissing?: string) {
  const isLine = maxLength <= longestLine
  return z
    .string({ error: ({ input }) => (input == null ? whenMissing : undefined) })
    .check(
      z.overwrite(isLine ? storableLine : storable),
      z.maxLength(maxLength, `Please keep this under ${maxLength} characters`),
    )
}

/** The maximum length of single-line text; longer text is a paragraph, shown on lines of its own. */
const longestLine = 500

/** {@link storable} without direction marks. */
export const storableLine = (text: string): string => storable(withoutDirectionMarks(text))

/** Text that PostgreSQL can store, trimmed. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}

/** An optional {@link trimmedText}; empty after trimming counts as missing. */
export function optionalText(maxLength: number) {
  return z.optional(
    z.pipe(
      trimmedText(maxLength),
      z.transform((text) => text || undefined),
    ),
  )
}
