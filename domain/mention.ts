/** Whose words may speak of somebody else. */
export const mentionKinds = ['note', 'reply', 'next-step', 'saved-view', 'testimonial'] as const
export type MentionKind = (typeof mentionKinds)[number]

const letter = String.raw`[\p{L}\p{N}\p{M}]`
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/**
 * Finds terms in a text as whole words, in any case: `ann@example.com` is not in `joann@example.com`, nor in
 * `ann@example.com.au`. Spaces in a term match any white space.
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

/** Every string in what JSON holds, keys left out. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
