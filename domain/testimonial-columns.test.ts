import { expect, test } from 'vitest'
import { testimonialColumns } from './testimonial-columns.ts'

const long = 'x'.repeat(111)
const item = (testimonial: string, link?: [string, string], is_featured = false) => ({
  testimonial,
  is_featured,
  repaired_from: link?.[0] ?? null,
  repaired_to: link?.[1] ?? null,
})

test('testimonial columns are in the order of their newest item, the one without a link last', () => {
  const [a, b, c, d, e] = [
    item('large', ['asked', 'answered']),
    item('b'),
    item(long, ['done', 'reported']),
    item('d', ['Asked', 'answered']),
    item('e', ['done', 'reported']),
  ]
  expect(testimonialColumns([a, b, c, d, e])).toEqual({
    large: a,
    columns: [
      { link: { from: 'done', to: 'reported' }, items: [c, e] },
      { link: { from: 'Asked', to: 'answered' }, items: [d] },
      { link: null, items: [b] },
    ],
  })
})

test('the large testimonial is the newest featured one of any length, else the newest short one, else none', () => {
  const [featured, short, other] = [item(long, undefined, true), item('short'), item(long)]
  expect(testimonialColumns([featured, short, other]).large).toBe(featured)
  expect(testimonialColumns([other, short]).large).toBe(short)
  expect(testimonialColumns([other])).toEqual({ large: undefined, columns: [{ link: null, items: [other] }] })
  expect(testimonialColumns([])).toEqual({ large: undefined, columns: [] })
})
