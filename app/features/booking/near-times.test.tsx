import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NearTimes } from './near-times.tsx'

test.each([
  ['Australia/Sydney', '2026-11-30T15:20:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-12-01T01:00:00Z', '2026-11-30'],
  ['America/New_York', '2026-11-30T15:20:00Z', '2026-11-30'],
])('NearTimes links to the day of the wanted time: in %s, %s is on %s', (zone, wanted, day) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/book?about=ai-audit&day=2026-11-20&zone=${zone}`]}>
      <NearTimes
        nearest={['2026-11-30T16:00:00Z']}
        wanted={wanted}
        times={{ zone, businessZone: 'America/New_York' }}
        onChange={() => undefined}
      />
    </MemoryRouter>,
  )
  const [, href = ''] = /href="([^"]+)"/.exec(html) ?? []
  expect(href.replaceAll('&amp;', '&')).toBe(
    `/book?about=ai-audit&day=${day}&zone=${encodeURIComponent(zone)}`,
  )
})
