import { expect, test } from 'vitest'
import { businessTypes } from './answers.ts'
import { industries, industryOf } from './industry.ts'

test('each business type maps to an industry, and every industry is used', () => {
  expect(businessTypes.map((businessType) => [businessType, industryOf(businessType)])).toEqual([
    ['coaching', 'coaching'],
    ['real-estate', 'real-estate'],
    ['healthcare', 'healthcare'],
    ['tech', 'tech'],
    ['marketing', 'others'],
    ['professional', 'professional-services'],
    ['other', 'others'],
  ])
  expect(new Set(businessTypes.map(industryOf))).toEqual(new Set(industries))
})
