import { expect, test } from 'vitest'
import { auditFacts, leadMagnetFacts } from '#content/facts/facts'
import { timesAsMany } from '#content/facts/times-as-many'
import * as aiAudit from './ai-audit.ts'
import * as aiAuditB2b from './ai-audit-b2b.ts'
import * as services from './ai-automation-services.ts'
import * as leadMagnets from './ai-tools-lead-magnets.ts'

const saidBy = (page: object) => JSON.stringify(page)
const { perMonthOnSalesPage, perMonthOnShortPage } = auditFacts

test.each([
  ['the sales page', aiAudit, perMonthOnSalesPage, perMonthOnShortPage],
  ['the short page', aiAuditB2b, perMonthOnShortPage, perMonthOnSalesPage],
])('%s states its own limit of audits per month, and not the other page’s', (_, page, own, other) => {
  const words = saidBy(page)
  // "5 audits per month can be reserved this way", "4 audits a month start with a call".
  const limits = words.match(/\b\d+ (?:audits )?(?:a|per) month[^.",]*/g) ?? []
  expect(limits.length).toBeGreaterThan(0)
  for (const limit of limits) expect(limit).toMatch(new RegExp(`^${own} audits`))
  expect(words).not.toMatch(new RegExp(String.raw`\b${other} audits`))
})

test('the guarantee for lead-magnet tools states what is counted, from when, and what happens if it is missed', () => {
  const { leadMeans, ifMissed } = leadMagnetFacts
  const words = saidBy({ ...leadMagnets })
  expect(words.match(/200%/g)).toHaveLength(1)
  const { guarantee } = leadMagnets.magnetSteps
  expect(guarantee).toMatch(/^Guarantee: leads up 200% in 90 days, three for every one you get now/)
  for (const part of ['from the day the tool is on your site', leadMeans, ifMissed])
    expect(guarantee).toContain(part)
})

test('the list of services states the same consequence of a missed lead-magnet guarantee', () => {
  const guarantees = saidBy({ ...services }).match(/Leads up 200% in 90 days[^"]*/g) ?? []
  expect(guarantees).toEqual([expect.stringContaining(leadMagnetFacts.ifMissed)])
})

test.each([
  [200, 'three'],
  [100, 'two'],
  [311, '4.1'],
  [50, '1.5'],
])('an increase of %i%% is %s times as many', (percent, times) => {
  expect(timesAsMany(percent)).toBe(times)
})
