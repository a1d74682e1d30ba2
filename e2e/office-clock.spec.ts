import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ...officeEnv, BUSINESS_TIMEZONE: 'Asia/Kolkata' },
})

/** When the next of these is done, by the clock of a zone. */
const clockIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at)

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

function minutesBetween(from: Date, to: Date): Date[] {
  const minute = 60_000
  const first = Math.floor(from.getTime() / minute)
  const last = Math.floor(to.getTime() / minute)
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * minute))
}

for (const [where, zone, beside] of [
  ['elsewhere', 'America/Los_Angeles', true],
  ['where the business is', 'Asia/Kolkata', false],
] as const)
  test.describe(`read ${where}`, () => {
    test.use({ timezoneId: zone })

    test('every screen shows the business’s time, and the user’s where it differs', async ({
      page,
      site,
      request,
    }) => {
      const email = `ada-${crypto.randomUUID()}@example.com`
      const data = { name: 'Ada Lund', email, phone: '+1 555 0100 00', source: 'ai_employee' }
      const before = new Date()
      expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
      const stored = new Date()
      /** The text has the minute of the first time or one after it, up to the second. */
      const shown = async (text: Promise<string>, from = before, to = stored) => {
        const plain = withPlainSpaces(await text)
        const minutes = minutesBetween(from, to).map((at) => withPlainSpaces(clockIn('Asia/Kolkata', at)))
        expect(
          minutes.some((minute) => plain.includes(minute)),
          plain,
        ).toBe(true)
        expect(/your time|where you are/.test(plain), plain).toBe(beside)
      }
      await openOffice(page, site)
      await expect(page.getByText(/ in Kolkata/)).toBeVisible()
      if (beside) await expect(page.getByText(/where you are/)).toBeVisible()
      const opened = await page.locator('.head__over').innerText()
      await shown(Promise.resolve(opened), stored, new Date())
      await page.goto(`/admin/leads?view=everyone&q=${email}`)
      await page.getByRole('link', { name: 'Ada Lund', exact: true }).click()
      const entries = page.getByRole('region', { name: 'Everything so far' })
      if (beside) await expect(entries.getByText(/your time/).first()).toBeVisible()
      await shown(entries.innerText())
      await page.goto('/admin/forms?view=received')
      await expect(page.getByRole('row').filter({ hasText: 'Ada Lund' }).first()).toBeVisible()
      // The server, which drew the row, does not know the user's time zone.
      await expect(() =>
        shown(page.getByRole('row').filter({ hasText: 'Ada Lund' }).first().innerText()),
      ).toPass()
    })
  })
