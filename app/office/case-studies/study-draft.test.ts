import { expect, test } from 'vitest'
import type { AdminCaseStudy } from '#contracts/case-study'
import { changeIn, draftOf, withFlagsOf } from './study-draft.ts'

const study = {
  title: 'Quotes that leave on time',
  is_published: false,
  featured: false,
  is_sample: true,
  tags: [],
  metrics: {},
} as unknown as AdminCaseStudy

test('a study that is published while it is being written keeps what was typed, and nothing is taken back', () => {
  const begun = draftOf(study)
  const draft = {
    ...begun,
    texts: { ...begun.texts, title: 'Quotes that leave today' },
    flags: { ...begun.flags, is_sample: false },
  }
  const acted = { ...study, is_published: true }
  expect(changeIn(withFlagsOf(acted, draft, study), acted)).toEqual({
    title: 'Quotes that leave today',
    is_sample: false,
  })
})
