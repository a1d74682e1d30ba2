const nbsp = '\u00A0'
/** The usual tab width of plain text. */
const tabWidth = 8

/** Replaces tabs by spaces up to the next multiple of eight columns. */
export const withoutTabs = (text: string): string =>
  text.replaceAll(/.+/g, (line) =>
    line
      .split('\t')
      .reduce((before, after) => before + ' '.repeat(tabWidth - (before.length % tabWidth)) + after),
  )

/**
 * Keeps a line's indentation and columns in HTML. Outlook on Windows ignores `white-space`, so spaces that would
 * collapse become no-break spaces; within the line only every other one, so that the line can still wrap.
 */
export const withSpacesKept = (line: string): string =>
  line
    .replace(/^ +/, (indentation) => nbsp.repeat(indentation.length))
    .replaceAll(/ {2,}/g, ({ length }) => `${length % 2 ? ' ' : ''}${`${nbsp} `.repeat(length >> 1)}`)
