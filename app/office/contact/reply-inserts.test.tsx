import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContactPage } from '#contracts/get-contact'
import { ReplyInserts } from './reply-inserts.tsx'
import { templateValues } from './template-values.ts'

function offered(scorecards: object[]): string {
  const values = templateValues({ name: null, scorecards } as unknown as ContactPage)
  return renderToStaticMarkup(<ReplyInserts values={values} onInsert={() => undefined} />)
}

test('inserts for a reply exclude results without a scorecard and a booking link that is only a sample', () => {
  expect(offered([])).toBe('')
  const card = { score: 14, tier: 'The System Architect', cost: { yearlyUsd: 0 } }
  expect(offered([card])).toMatch(/^<button[^>]*>Add scorecard results<\/button>$/)
})
