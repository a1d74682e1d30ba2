const blockTag =
  /<\/?(?:html|head|title|body|header|footer|nav|main|section|article|div|p|h[1-6]|ul|ol|li|dl|table|thead|tbody|tr|figure|blockquote|details|summary|form|fieldset|legend|label|button|select|option|textarea)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

/**
 * Returns a page's text, one line for each paragraph, heading or row, including texts for screen readers and search
 * engines. A figure and its caption, or the cells of a row, are one line.
 */
export function linesOf(html: string): string[] {
  const spoken = html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, (svg) => /aria-label="([^"]*)"/.exec(svg)?.[1] ?? ' ')
  const shown = spoken
    .split(blockTag)
    .map((part) => part.replaceAll(/<\/(?:dt|dd|th|td)>/g, ' | ').replaceAll(/<[^>]+>/g, ' '))
  const attributes = Array.from(
    spoken.matchAll(
      /\s(?:alt|aria-label|placeholder)="([^"]*)"|<meta (?:name|property)="(?:og:)?description" content="([^"]*)"/g,
    ),
    ([, heard, described]) => heard ?? described ?? '',
  )
  return [...shown, ...attributes]
    .map((text) => text.replaceAll(/&(?:#x27|quot|amp|lt|gt);/g, (entity) => entities[entity] ?? entity))
    .map((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,:;!?)])/g, '')
        .trim(),
    )
    .filter((text) => text !== '')
}

const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?|millions?|half|double|doubled|twice|triple|dozens?'
const number = new RegExp(String.raw`\$?\d[\d,.]*(?<![,.])(?:[-–]\d+)?[%+KM]*|\b(?:${words})\b`, 'i')

/** The first number in a text, in figures or in words. */
export const numberIn = (text: string): string | undefined => number.exec(text)?.[0]
