/** A pattern from phrases as `content/assistant/concepts.ts` writes them. */
export const phrasePattern = (phrases: string): RegExp =>
  new RegExp(`\\b(?:${phrases.replaceAll(' _ ', '(?: \\w+){0,3} ').replaceAll('*', '\\w*')})\\b`)
