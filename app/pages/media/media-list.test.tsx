import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaCopy, mediaFilters, mediaItems } from '#content/pages/media'
import { MediaList } from './media-list.tsx'

const render = (items: typeof mediaItems) =>
  renderToStaticMarkup(<MediaList filters={mediaFilters} items={items} words={mediaCopy} />)

const emptyKinds = (html: string) =>
  [...html.matchAll(/media__empty" data-type="(\w+)"/g)].map(([, kind]) => kind)

test('lists four items of three types, and no type is empty', () => {
  const html = render(mediaItems)
  expect(mediaItems).toHaveLength(4)
  expect(new Set(mediaItems.map(({ type }) => type))).toEqual(new Set(['blog', 'podcast', 'youtube']))
  expect(emptyKinds(html)).toEqual([])
})

test('MediaList shows its empty message for a type without items', () => {
  const html = render(mediaItems.filter(({ type }) => type !== 'podcast'))
  expect(emptyKinds(html)).toEqual(['podcast'])
  expect(html).toContain('No media items found for this category.')
})

test('MediaList shows its empty message for every type when there are no items', () => {
  expect(emptyKinds(render([]))).toEqual(['all', 'blog', 'podcast', 'youtube'])
})
