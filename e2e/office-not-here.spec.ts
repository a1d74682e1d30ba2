import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

test('an office address without a screen shows the office’s not-found screen', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 404/)
  await openOffice(page, site)
  const answer = await page.goto('/admin/no-such-screen')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Not here · Back office · Mendline')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nothing is here. These screens are.')
  await expect(main).toContainText('There’s no screen at /admin/no-such-screen.')
  await expectAccessible(page, 'nothing here')
  await page.setViewportSize({ width: 390, height: 844 })
  await main.getByRole('link', { name: 'Deliveries' }).click()
  await expect(page).toHaveURL('/admin/deliveries')
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nothing is here. These screens are.')
})

test('a missing item is reported as gone, whatever the address', async ({ page, site, faults }) => {
  faults.expect(/status of 4(04|22)/)
  await openOffice(page, site)
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const id of [nobody, 'ada'])
    for (const [path, said] of [
      [`/admin/leads/${id}`, 'This person isn’t here anymore.'],
      [`/admin/case-studies/${id}`, 'This case study isn’t here anymore.'],
      [`/admin/deliveries?one=${id}`, 'This delivery isn’t here anymore.'],
      [`/admin/log?one=${id}`, 'This isn’t in the log anymore.'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(said)).toBeVisible()
    }
})
