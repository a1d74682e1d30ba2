import { expect, test } from 'vitest'
import type { AdminCaseStudy } from '#contracts/case-study'
import { carriedOn, changeIn, draftOf } from './study-draft.ts'

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
  expect(changeIn(carriedOn(draft, begun, acted), acted)).toEqual({
    title: 'Quotes that leave today',
    is_sample: false,
  })
})

test('what is written while a study is being saved stays, and is what is not saved yet', () => {
  const begun = draftOf(study)
  const sent = {
    ...begun,
    texts: { ...begun.texts, title: 'Quotes that leave today ', challenge: 'Quotes waited.' },
    tags: 'Quotes,Follow-up',
  }
  const goneOn = {
    ...sent,
    texts: { ...sent.texts, challenge: 'Quotes waited for days.' },
    flags: { ...sent.flags, featured: true },
    metrics: [{ label: 'days_to_a_quote', value: '1' }],
    logo: null,
  }
  const saved = {
    ...study,
    title: 'Quotes that leave today',
    challenge: 'Quotes waited.',
    tags: ['Quotes', 'Follow-up'],
  }
  const draft = carriedOn(goneOn, sent, saved)
  expect(draft).toEqual({
    ...goneOn,
    texts: { ...goneOn.texts, title: 'Quotes that leave today' },
    tags: 'Quotes, Follow-up',
  })
  expect(changeIn(draft, saved)).toEqual({
    challenge: 'Quotes waited for days.',
    featured: true,
    metrics: [{ label: 'days_to_a_quote', value: '1' }],
    client_logo_url: null,
  })
  expect(changeIn(carriedOn(sent, sent, saved), saved)).toBeUndefined()
})
