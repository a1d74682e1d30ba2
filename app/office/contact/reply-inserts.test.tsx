import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContactPage } from '#contracts/get-contact'
import { ReplyInserts } from './reply-inserts.tsx'

function offered(scorecards: object[]): string {
  const contact = { scorecards } as unknown as ContactPage
  return renderToStaticMarkup(<ReplyInserts contact={contact} onInsert={() => undefined} />)
}

test('offers only what exists: no results without a scorecard, no calendar at a sample address', () => {
  expect(offered([])).toBe('')
  const card = { score: 14, tier: 'The System Architect', cost: { yearlyUsd: 0 } }
  expect(offered([card])).toMatch(/^<button[^>]*>Add results<\/button>$/)
})
