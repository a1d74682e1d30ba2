import { expect, test } from 'vitest'
import { originPlaceholder } from '#app/lib/site-origin'
import { bookingLink } from '#content/booking-link'
import { keptFor } from '#content/kept-for'
import { outsideLinks } from '#content/outside-links'
import { parseEnv } from './env.server.ts'
import { createPutIn } from './put-in.ts'
import { privacyCopy } from '#content/pages/privacy'

const siteUrl = 'https://site.example'
const { BOOKING_URL: booking, PODCAST_APPLE_URL: apple } = outsideLinks

test('puts the address and the given links in, and leaves the samples of the rest', () => {
  const putIn = createPutIn({ siteUrl, links: { BOOKING_URL: 'https://cal.example/me' } })
  expect(putIn.text(`${originPlaceholder}/a ${booking} ${apple} ${booking}`)).toBe(
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
  const putIn = createPutIn({ siteUrl, links: { BOOKING_URL: given } })
  expect(putIn.text(`"${booking}"`)).toBe(`"${inText}"`)
  expect(putIn.html(`<a href="${booking}">`)).toBe(`<a href="${inHtml}">`)
})

test.each([
  ['https://cal.example/me', 'https://cal.example/me?about=ai-audit'],
  [
    'https://cal.example/me?from=site%20a&days=5',
    'https://cal.example/me?from=site%20a&days=5&about=ai-audit',
  ],
  ['https://cal.example/me?days#pick', 'https://cal.example/me?days&about=ai-audit#pick'],
])('%s is told what the call is about', (given, expected) => {
  const putIn = createPutIn({ siteUrl, links: { BOOKING_URL: given } })
  const link = bookingLink('ai-audit')
  expect(link).toBe(`${booking}?about=ai-audit`)
  expect(putIn.text(`${link} ${booking}`)).toBe(`${expected} ${given}`)
  expect(putIn.html(`<a href="${link}">`)).toBe(`<a href="${expected.replaceAll('&', '&amp;')}">`)
})

test('knows what another setting would change, whatever is set', () => {
  for (const links of [{}, { BOOKING_URL: 'https://cal.example/me' }]) {
    const putIn = createPutIn({ siteUrl, links })
    for (const text of [`x${booking}`, `x${originPlaceholder}/`]) {
      expect([putIn.concerns(text), putIn.concerns(text)]).toEqual([true, true])
    }
    expect(putIn.concerns('https://cal-example.com/mendline/call')).toBe(false)
  }
})

test('the privacy page says the term of every setting', () => {
  const { keep } = parseEnv({ KEEP_HELD_DAYS: '47', KEEP_UNCONFIRMED_DAYS: '1' })
  const page = JSON.stringify(privacyCopy)
  for (const place of Object.values(keptFor)) expect(page).toContain(place)
  const text = createPutIn({ siteUrl, links: {}, keep }).text(page)
  expect(text).toContain('"kept":"47 days. The coded traces: a day."')
  expect(text).toContain('An address nobody confirms: a day.')
  expect(text).not.toContain('%')
})
