import { withoutDirectionMarks } from '#domain/direction-marks'
import * as z from 'zod/mini'
import './messages.ts'

/**
 * Text as a visitor typed it, trimmed, at most `maxLength` characters. NUL and halves of surrogate pairs are
 * taken out: PostgreSQL stores neither, and a paste that carries one should not cost the visitor the form. Out of
 * what is in a line with others, such as a name, so are marks that would turn the line around.
 * `whenMissing` is said where there is no value at all.
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

/** Longer texts are paragraphs, which are shown alone. */
const longestLine = 500

/** {@link storable}, and without direction marks. */
export const storableLine = (text: string): string => storable(withoutDirectionMarks(text))

/** A text as PostgreSQL takes it, trimmed. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}

/** {@link trimmedText} that may be left out; what is empty after trimming counts as left out. */
export function optionalText(maxLength: number) {
  return z.optional(
    z.pipe(
      trimmedText(maxLength),
      z.transform((text) => text || undefined),
    ),
  )
}
