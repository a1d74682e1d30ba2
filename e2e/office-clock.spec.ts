import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

// The site's business is in New York.
const business = 'America/New_York'
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Kolkata' })

const clockOf = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: business, hour: 'numeric', minute: '2-digit' }).format(at)

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

function minutesBetween(from: Date, to: Date): Date[] {
  const minute = 60_000
  const first = Math.floor(from.getTime() / minute)
  const last = Math.floor(to.getTime() / minute)
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * minute))
}

test('for a user in another time zone, office screens show the business’s time and the user’s', async ({
  page,
  site,
  request,
}) => {
  const name = `Ada C${Date.now().toString(36)}`
  const data = { name, email: newAddress(), phone: '+1 555 0100 00', source: 'ai_employee' }
  const before = new Date()
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  const stored = new Date()
  /** Expects the text to show a minute between both times in the business's zone, and to mention the user's time. */
  const shown = (text: string, from = before, to = stored) => {
    const plain = withPlainSpaces(text)
    const minutes = minutesBetween(from, to).map((at) => withPlainSpaces(clockOf(at)))
    expect(
      minutes.some((minute) => plain.includes(minute)),
      plain,
    ).toBe(true)
    expect(/your time|where you are/.test(plain), plain).toBe(true)
  }
  await openOffice(page, site)
  await expect(page.getByText(/ in New York/)).toBeVisible()
  await expect(page.getByText(/where you are/)).toBeVisible()
  shown(await page.locator('.head__eyebrow').innerText(), stored, new Date())
  const q = encodeURIComponent(name)
  await page.goto(`/admin/leads?view=everyone&q=${q}`)
  await page.getByRole('link', { name, exact: true }).click()
  const entries = page.getByRole('region', { name: 'Timeline' })
  await expect(entries.getByText(/your time/).first()).toBeVisible()
  shown(await entries.innerText())
  await page.goto(`/admin/forms?view=received&q=${q}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.first()).toBeVisible()
  // The server renders the row without the user's time, which hydration adds.
  await expect(async () => shown(await row.first().innerText())).toPass()
})
