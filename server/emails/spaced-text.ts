const nbsp = '\u00A0'
/** As plain text is shown. */
const tabWidth = 8

/** A text whose tabs are spaces up to the next column of eight. */
export const withoutTabs = (text: string): string =>
  text.replaceAll(/.+/g, (line) =>
    line
      .split('\t')
      .reduce((before, after) => before + ' '.repeat(tabWidth - (before.length % tabWidth)) + after),
  )

/**
 * A line whose indentation and columns HTML leaves as they are. Outlook on Windows ignores `white-space`, so spaces
 * that would collapse are no-break spaces; within the line every other one, ending with a plain one, so that it wraps.
 */
export const withSpacesKept = (line: string): string =>
  line
    .replace(/^ +/, (indentation) => nbsp.repeat(indentation.length))
    .replaceAll(/ {2,}/g, ({ length }) => `${length % 2 ? ' ' : ''}${`${nbsp} `.repeat(length >> 1)}`)
