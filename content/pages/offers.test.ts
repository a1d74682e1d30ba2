import { expect, test } from 'vitest'
import { auditFacts } from '#content/facts'
import * as aiAudit from './ai-audit.ts'
import * as aiAuditB2b from './ai-audit-b2b.ts'
import * as services from './ai-automation-services.ts'
import * as leadMagnets from './ai-tools-lead-magnets.ts'

const saidBy = (page: object) => JSON.stringify(page)
const { perMonthOnSalesPage, perMonthOnShortPage } = auditFacts

test.each([
  ['the sales page', aiAudit, perMonthOnSalesPage, perMonthOnShortPage],
  ['the short page', aiAuditB2b, perMonthOnShortPage, perMonthOnSalesPage],
])('%s says of what its limit is, and names no other', (_, page, own, other) => {
  const words = saidBy(page)
  // "5 audits per month can be reserved this way", "4 audits a month start with a call".
  const limits = words.match(/\b\d+ (?:audits )?(?:a|per) month[^.",]*/g) ?? []
  expect(limits.length).toBeGreaterThan(0)
  for (const limit of limits) expect(limit).toMatch(new RegExp(`^${own} audits`))
  expect(words).not.toMatch(new RegExp(String.raw`\b${other} audits`))
})

test('the guarantee whose subject nobody gives is said once, with what to ask', () => {
  const words = saidBy({ ...leadMagnets })
  expect(words.match(/200%/g)).toHaveLength(1)
  expect(leadMagnets.magnetSteps.guarantee).toMatch(/^Guarantee: 200% in 90 days\. Ask /)
})

test('the list of services gives that guarantee no other way', () => {
  const guarantees = saidBy({ ...services }).match(/200% in 90 days[^"]*/g) ?? []
  expect(guarantees).toEqual([expect.stringMatching(/^200% in 90 days\. Ask what is counted/)])
})
