import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContactPage } from '#contracts/get-contact'
import { ReplyInserts } from './reply-inserts.tsx'
import { templateValues } from './template-values.ts'

function offered(scorecards: object[]): string {
  const values = templateValues({ name: null, scorecards } as unknown as ContactPage)
  return renderToStaticMarkup(<ReplyInserts values={values} onInsert={() => undefined} />)
}

test('offers only what exists: no results without a scorecard, no calendar at a sample address', () => {
  expect(offered([])).toBe('')
  const card = { score: 14, tier: 'The System Architect', cost: { yearlyUsd: 0 } }
  expect(offered([card])).toMatch(/^<button[^>]*>Add results<\/button>$/)
})
