import { expect, test } from 'vitest'
import { dayIn } from '#domain/day-in'
import { formatShort } from '#domain/format-session'
import { testDatabase } from '#test/database'
import { timesOfLaterDays } from '#test/example-calls'
import { openPage } from '#test/open-page.tsx'

test('a booking link with a time opens the page with that time selected', async () => {
  const [, , offered = new Date()] = timesOfLaterDays()
  const zone = 'Australia/Sydney'
  const [day, time] = [dayIn(zone, offered), offered.toISOString()]
  const query = new URLSearchParams({ about: 'ai-audit', type: 'audit', zone, day, time })
  const { screen } = await openPage(await testDatabase(), `/book?${query}`)
  await screen.findByRole('button', { name: `Request ${formatShort(offered, zone)}` })
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name, checked }) => {
    return name === 'startsAt' && checked
  })
  expect(chosen.map(({ value }) => value)).toEqual([time])
  expect(document.body.textContent).toContain('call about the AI Audit')
})
