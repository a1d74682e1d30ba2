/** The kinds of text that may mention somebody. */
export const mentionKinds = [
  'note',
  'reply',
  'message',
  'next-step',
  'saved-view',
  'template',
  'testimonial',
] as const
export type MentionKind = (typeof mentionKinds)[number]

const letter = String.raw`[\p{L}\p{N}\p{M}]`
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/**
 * Finds terms as whole words, in any case: `ann@example.com` is not in `joann@example.com`, nor in
 * `ann@example.com.au`. Spaces in a term match any whitespace.
 */
export function mentionPattern(terms: readonly string[]): RegExp {
  const each = terms.map((term) =>
    term
      .trim()
      .split(/\s+/)
      .map(escaped)
      .join(String.raw`\s+`),
  )
  return new RegExp(String.raw`(?<!${letter}|[._%+-])(?:${each.join('|')})(?!${letter}|[.-]${letter})`, 'giu')
}

/** Every string value in JSON, without keys. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
