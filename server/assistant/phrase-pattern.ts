/** Compiles phrases in the notation of `content/assistant/concepts.ts`. */
export const phrasePattern = (phrases: string): RegExp =>
  new RegExp(`\\b(?:${phrases.replaceAll(' _ ', '(?: \\w+){0,3} ').replaceAll('*', '\\w*')})\\b`)
