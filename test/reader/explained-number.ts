/** A number that the site states: how it says it, what it counts, and where a reader finds that explained. */
export interface ExplainedNumber {
  says: RegExp
  counts: string
  explained: string
  /** Pages on which it may be written so; default any. */
  on?: RegExp
}

/** On the page itself, next to the number. */
export const beside = 'beside it'

export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** These texts as they are; an amount is not the beginning of a larger one. */
export const exactly = (...texts: string[]): RegExp =>
  new RegExp(texts.map((text) => `${escaped(text)}(?!,?\\d)`).join('|'), 'g')
