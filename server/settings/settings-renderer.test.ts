import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionPlaceholder } from '#app/lib/session-placeholder'
import { originPlaceholder } from '#app/lib/site-origin'
import { bookingLink } from '#content/facts/booking-link'
import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import { outsideLinks } from '#content/facts/outside-links'
import { serviceSettingsOf } from './service-settings.ts'
import { createSettingsRenderer } from './settings-renderer.ts'
import { privacyCopy } from '#content/pages/privacy'

const siteUrl = 'https://site.example'
const { BOOKING_URL: booking, PODCAST_APPLE_URL: apple } = outsideLinks

test('inserts the site’s address and the given links, and keeps the sample links that are not given', () => {
  const settingsRenderer = createSettingsRenderer({
    siteUrl,
    links: { BOOKING_URL: 'https://cal.example/me' },
  })
  expect(settingsRenderer.text(`${originPlaceholder}/a ${booking} ${apple} ${booking}`)).toBe(
    `${siteUrl}/a https://cal.example/me ${apple} https://cal.example/me`,
  )
})

test.each([
  [
    'https://cal.example/me?a=1&b=$&',
    'https://cal.example/me?a=1&b=$&',
    'https://cal.example/me?a=1&amp;b=$&amp;',
  ],
  [
    'https://cal.example/"\'`${x}\\<b>?"\'`${x}\\<b>',
    'https://cal.example/%22%27%60$%7Bx%7D/%3Cb%3E?%22%27%60$%7Bx%7D%5C%3Cb%3E',
    'https://cal.example/%22%27%60$%7Bx%7D/%3Cb%3E?%22%27%60$%7Bx%7D%5C%3Cb%3E',
  ],
])('%s cannot end the quotes around it', (given, inText, inHtml) => {
  const settingsRenderer = createSettingsRenderer({ siteUrl, links: { BOOKING_URL: given } })
  expect(settingsRenderer.text(`"${booking}"`)).toBe(`"${inText}"`)
  expect(settingsRenderer.html(`<a href="${booking}">`)).toBe(`<a href="${inHtml}">`)
})

test.each([
  ['https://cal.example/me', 'https://cal.example/me?about=ai-audit'],
  [
    'https://cal.example/me?from=site%20a&days=5',
    'https://cal.example/me?from=site%20a&days=5&about=ai-audit',
  ],
  ['https://cal.example/me?days#pick', 'https://cal.example/me?days&about=ai-audit#pick'],
])('the booking link %s keeps its query and gets the `about` parameter', (given, expected) => {
  const settingsRenderer = createSettingsRenderer({ siteUrl, links: { BOOKING_URL: given } })
  const link = bookingLink('ai-audit')
  expect(link).toBe(`${booking}?about=ai-audit`)
  expect(settingsRenderer.text(`${link} ${booking}`)).toBe(`${expected} ${given}`)
  expect(settingsRenderer.html(`<a href="${link}">`)).toBe(`<a href="${expected.replaceAll('&', '&amp;')}">`)
})

test.each([undefined, booking])(
  'without a scheduler (%s) booking links lead to the site’s own page',
  (given) => {
    const settingsRenderer = createSettingsRenderer({
      siteUrl,
      links: { ...(given && { BOOKING_URL: given }) },
    })
    expect(settingsRenderer.text(`${bookingLink('ai-audit')} ${booking}`)).toBe(
      `${siteUrl}/book?about=ai-audit ${siteUrl}/book`,
    )
  },
)

test('`concerns` returns true only for text that depends on settings, whatever is set', () => {
  for (const links of [{}, { BOOKING_URL: 'https://cal.example/me' }]) {
    const settingsRenderer = createSettingsRenderer({ siteUrl, links })
    for (const text of [`x${booking}`, `x${originPlaceholder}/`]) {
      expect([settingsRenderer.concerns(text), settingsRenderer.concerns(text)]).toEqual([true, true])
    }
    expect(settingsRenderer.concerns('https://cal-example.com/mendline/call')).toBe(false)
  }
})

const session = { day: 'Friday', weekday: 5, time: '14:00', zone: 'America/New_York', minutes: 90 }
const dates = JSON.stringify({
  startDate: sessionPlaceholder('START', session),
  endDate: sessionPlaceholder('END', session),
})

test.each([
  ['before a session', '2026-11-27T18:59:59.999Z', '2026-11-27', '2026-11-27T19:00Z'],
  ['from its start on', '2026-11-27T19:00:00Z', '2026-12-04', '2026-12-04T19:00Z'],
])('inserts the next date into structured data %s', (_, now, day, changesAt) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const settingsRenderer = createSettingsRenderer({ siteUrl, links: {} })
  expect(JSON.parse(settingsRenderer.html(dates))).toEqual({
    startDate: `${day}T14:00:00-05:00`,
    endDate: `${day}T15:30:00-05:00`,
  })
  expect(settingsRenderer.changesAtMs(dates)).toBe(Date.parse(changesAt))
})

test('does not touch a visitor’s text that looks like a placeholder for a date', () => {
  const settingsRenderer = createSettingsRenderer({ siteUrl, links: {} })
  const typed = `<p>${dates.replaceAll('"', '&quot;')}</p>`
  expect(settingsRenderer.html(typed)).toBe(typed)
  expect(settingsRenderer.changesAtMs(typed)).toBe(Infinity)
})

test('the privacy page states every retention period', () => {
  const { keep } = serviceSettingsOf({ KEEP_HELD_DAYS: '47', KEEP_UNCONFIRMED_DAYS: '1' }, undefined)
  const page = JSON.stringify(privacyCopy)
  for (const place of Object.values(retentionPlaceholders)) expect(page).toContain(place)
  const text = createSettingsRenderer({ siteUrl, links: {}, keep }).text(page)
  expect(text).toContain('"kept":"47 days. The coded traces: a day."')
  expect(text).toContain('An address nobody confirms: a day.')
  expect(text).not.toContain('%')
})
