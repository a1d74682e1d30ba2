const entities: readonly (readonly [string, string])[] = [
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]

/** Every text of a page: between its tags, in its metadata and attributes, and in its structured data. */
export function textsOf(html: string): string[] {
  const shown = html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
  const attributes = Array.from(
    shown.matchAll(/\s(?:content|alt|aria-label|title|placeholder|value|href)="([^"]*)"/g),
    ([, text = '']) => text,
  )
  return [...shown.split(/<[^>]*>/), ...attributes]
    .map((text) => entities.reduce((whole, [entity, sign]) => whole.replaceAll(entity, sign), text).trim())
    .filter((text) => text !== '')
}
