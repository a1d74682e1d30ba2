import { expect, test } from 'vitest'
import {
  drawnThumbnailFor,
  drawnThumbnails,
  hasOwnPage,
  isEmptyStudy,
  labelText,
  metricsOf,
  ownPicture,
  slugOf,
  studyThatQuotes,
  tagsOf,
} from './case-study.ts'

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  ['["a", "b"]', ['a', 'b']],
  [
    ['a', '', null, 7, {}],
    ['a', '7'],
  ],
  ['a, b', []],
  ['{"a": 1}', []],
  [null, []],
])('reads the tags %j', (stored, tags) => expect(tagsOf(stored)).toEqual(tags))

test.each([
  [
    { hours_saved: '23', steps: 2 },
    { hours_saved: '23', steps: '2' },
  ],
  ['{"hours_saved": "23"}', { hours_saved: '23' }],
  [{ a: null, b: [], c: ' ' }, {}],
  ['["a"]', {}],
  ['{"a"', {}],
  [undefined, {}],
])('reads the metrics %j', (stored, metrics) => expect(metricsOf(stored)).toEqual(metrics))

test('a label’s underscores read as spaces', () => expect(labelText('hours_a_week')).toBe('hours a week'))

test.each([
  ['/pictures/x.webp', '/pictures/x.webp'],
  ['https://example.com/x.png', null],
  ['//example.com/x.png', null],
  ['/\\example.com/x.png', null],
  ['data:image/svg+xml,x', null],
  [null, null],
])('the picture address %s is shown as %s', (address, shown) => expect(ownPicture(address)).toBe(shown))

test.each([
  ['The enquiry that waited', 'the-enquiry-that-waited'],
  ['  Owner’s déjà-vu: 50% less!', 'owners-deja-vu-50-less'],
  ['事例', 'case-study'],
  ['x'.repeat(200), 'x'.repeat(80)],
  ['../admin?x=1#y', 'admin-x-1-y'],
])('the slug of the title %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('a case study has its own page only if it has text', () => {
  const untold = { challenge: null, solution: ' ', results: null }
  expect(hasOwnPage(untold)).toBe(false)
  expect(hasOwnPage({ ...untold, results: 'It holds.' })).toBe(true)
})

test.each([
  [{}, true],
  [{ challenge: ' ', metrics: '{}' }, true],
  [{ solution: 'One list.' }, false],
  [{ gamma_url: 'https://gamma.app/docs/x' }, false],
  [{ gamma_description: 'Orders, on time.' }, false],
  [{ testimonial_quote: 'It holds.' }, false],
  [{ metrics: '{"hours_a_week": 3}' }, false],
])('a case study with only %j is empty: %s', (given, isEmpty) => {
  const nothing = {
    challenge: null,
    solution: null,
    results: null,
    gamma_url: null,
    gamma_description: null,
    testimonial_quote: null,
    metrics: {},
  }
  expect(isEmptyStudy({ ...nothing, ...given })).toBe(isEmpty)
})

test('a case study always gets the same drawn thumbnail, and every drawing is used', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `study-${index}`)
  expect(ids.map(drawnThumbnailFor)).toEqual(ids.map(drawnThumbnailFor))
  expect(new Set(ids.map(drawnThumbnailFor))).toEqual(new Set(drawnThumbnails))
})

const story = { challenge: 'It was broken.', solution: null, results: null }

test.each([
  ['exactly', 'Nobody asks me anymore whether they got a call back.', story, true],
  [
    'with more around it',
    'Before: chaos. Nobody asks me anymore whether they got a call back. Now: calm.',
    story,
    true,
  ],
  [
    'without a page of its own',
    'Nobody asks me anymore whether they got a call back.',
    { ...story, challenge: ' ' },
    false,
  ],
  ['in other words', 'Nobody asks me whether they got a call back.', story, false],
] as const)('a testimonial leads to the case study that quotes it: %s', (_, testimonial, texts, leads) => {
  const study = { ...texts, testimonial_quote: ' Nobody asks me anymore whether they got a call back. ' }
  expect(studyThatQuotes(testimonial, [study])).toBe(leads ? study : undefined)
})

test.each([null, '', 'Thank you!'])('a study that quotes %j matches no testimonial', (testimonial_quote) => {
  expect(studyThatQuotes('Thank you! It was great.', [{ ...story, testimonial_quote }])).toBeUndefined()
})
