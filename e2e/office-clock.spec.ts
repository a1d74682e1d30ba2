import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ...officeEnv, BUSINESS_TIMEZONE: 'Asia/Kolkata' },
})

/** When the next of these is done, by the clock of a zone. */
const clockIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at)

for (const [where, zone, beside] of [
  ['elsewhere', 'America/Los_Angeles', true],
  ['where the business is', 'Asia/Kolkata', false],
] as const)
  test.describe(`read ${where}`, () => {
    test.use({ timezoneId: zone })

    test('every screen writes a time by the business’s clock, and the reader’s where it differs', async ({
      page,
      site,
      request,
    }) => {
      const email = `ada-${crypto.randomUUID()}@example.com`
      const data = { name: 'Ada Lund', email, phone: '+1 555 0100 00', source: 'ai_employee' }
      const before = new Date()
      expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
      // It was stored within one of these minutes.
      const times = [before, new Date()].map(
        (at) => [clockIn('Asia/Kolkata', at), clockIn(zone, at)] as const,
      )
      const said = (at: readonly [string, string]) => at[0].replaceAll(' ', ' ')
      const shown = async (text: Promise<string>) => {
        const plain = (await text).replaceAll(' ', ' ')
        expect(
          times.some((at) => plain.includes(said(at))),
          plain,
        ).toBe(true)
        expect(/your time|where you are/.test(plain), plain).toBe(beside)
      }
      await openOffice(page, site)
      await expect(page.getByText(/ in Kolkata/)).toBeVisible()
      if (beside) await expect(page.getByText(/where you are/)).toBeVisible()
      await shown(page.locator('.head__over').innerText())
      await page.goto(`/admin/leads?view=everyone&q=${email}`)
      await page.getByRole('link', { name: 'Ada Lund', exact: true }).click()
      const entries = page.getByRole('region', { name: 'Everything so far' })
      if (beside) await expect(entries.getByText(/your time/).first()).toBeVisible()
      await shown(entries.innerText())
      await page.goto('/admin/forms?view=received')
      await expect(page.getByRole('row').filter({ hasText: 'Ada Lund' }).first()).toBeVisible()
      await shown(page.getByRole('row').filter({ hasText: 'Ada Lund' }).first().innerText())
    })
  })
