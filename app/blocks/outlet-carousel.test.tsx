import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { outlets } from '#content/pages/parts/outlets'
import { OutletCarousel } from './outlet-carousel.tsx'

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const render = (shown: readonly { name: string; isSample: boolean }[]) =>
  wordsOf(renderToStaticMarkup(<OutletCarousel outlets={shown} />))

test('marks a row of sample outlets as samples once', () => {
  const words = render(outlets)
  expect(words).toContain('As Featured In')
  expect(words.match(/sample/gi)).toHaveLength(1)
})

test('marks each sample outlet where others are real', () => {
  const words = render([
    { name: 'Made Up Monthly', isSample: true },
    { name: 'A Real Paper', isSample: false },
  ])
  expect(words).toContain('Made Up Monthly (sample)')
  expect(words).not.toContain('A Real Paper (sample)')
})

test('marks nothing when all outlets are real', () => {
  expect(render([{ name: 'A Real Paper', isSample: false }])).not.toMatch(/sample/i)
})
