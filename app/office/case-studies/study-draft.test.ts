import { expect, test } from 'vitest'
import type { AdminCaseStudy } from '#contracts/case-study'
import { changeIn, noPicture, pictureIn, studyWith, valuesOf } from './study-draft.ts'

const study = {
  title: 'Quotes that leave on time',
  featured: false,
  is_sample: true,
  tags: ['Quotes', 'Follow-up'],
  metrics: { days_to_a_quote: '5 → 1' },
  image_url: '/pictures/one.webp',
  client_logo_url: null,
} as unknown as AdminCaseStudy

test('changeIn returns only the changed fields of a case study, and undefined for none', () => {
  const values = valuesOf(study)
  expect(changeIn(values, study)).toBeUndefined()
  expect(changeIn({ ...values, title: 'Quotes that leave on time ', tags: 'Quotes,Follow-up,' }, study)).toBe(
    undefined,
  )
  expect(
    changeIn({ ...values, challenge: 'Quotes waited.', featured: true, logo: noPicture }, study),
  ).toEqual({
    challenge: 'Quotes waited.',
    featured: true,
    client_logo_url: null,
  })
})

test('changeIn leaves out a figure with neither label nor value', () => {
  const values = valuesOf(study)
  const metrics = [
    { label: '', value: ' ' },
    { label: 'days_to_a_quote', value: '5 → 1' },
  ]
  expect(changeIn({ ...values, metrics: JSON.stringify(metrics) }, study)).toBeUndefined()
  const more = [...metrics, { label: 'lost quotes', value: '' }]
  expect(changeIn({ ...values, metrics: JSON.stringify(more) }, study)).toEqual({ metrics: more.slice(1) })
})

test('the preview shows the edited study with its stored picture or a chosen file, but no web address', () => {
  const values = { ...valuesOf(study), title: ' ', results: 'They leave today. ', metrics: '[]' }
  expect(studyWith(values, study)).toMatchObject({
    title: 'Quotes that leave on time',
    results: 'They leave today.',
    metrics: {},
    image_url: '/pictures/one.webp',
  })
  expect(pictureIn('data:image/png;base64,AA', '/pictures/one.webp')).toBe('data:image/png;base64,AA')
  expect(pictureIn('https://pictures.example.com/a.png', '/pictures/one.webp')).toBeNull()
  expect(pictureIn(noPicture, '/pictures/one.webp')).toBeNull()
})
