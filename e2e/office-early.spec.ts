import { sessionStorageKey } from '#app/lib/stored-session'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './hold.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })

test('what the first screen needs is asked for before its scripts are there, and once', async ({
  page,
  site,
}) => {
  await openOffice(page, site)
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/^\/(functions|auth)\//.test(path)) asked.push(path)
  })
  const release = await holdRequests(page, '**/assets/*.js')
  const first = ['/auth/v1/user', '/functions/v1/get-today', '/functions/v1/list-sinks']
  const opened = page.goto('/admin')
  // The browser may name them in another order.
  await expect.poll(() => asked.toSorted()).toEqual(first)
  release()
  await opened
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nobody has come yet. Mail is not connected.',
  )
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  // Joining the live refresh is no reason to ask once more.
  await expect(page.getByText('Others’ changes show by themselves.')).toBeAttached()
  await page.waitForTimeout(1_500)
  expect(asked.toSorted()).toEqual(first)
})

test('a list asks early for the page that its address says', async ({ page, site }) => {
  const address = '/admin/leads?q=ada&view=everyone'
  await openOffice(page, site, address)
  await page.goto('about:blank')
  const asked: object[] = []
  page.on('request', (request) => {
    const input = request.url().endsWith('/list-contacts')
      ? (request.postDataJSON() as { limit: number })
      : undefined
    // The help beside an empty list asks for a few.
    if (input?.limit === 50) asked.push(input)
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await expect(page.getByRole('searchbox')).toHaveValue('ada')
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('ada')
  expect(asked).toEqual([expect.objectContaining({ q: 'ada' })])
})

test('a session that has to be renewed is renewed once, and the screen stands', async ({ page, site }) => {
  await openOffice(page, site)
  // Before the next page's scripts: the page that is open might renew it in the moment it is left.
  await page.addInitScript((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '') as { expires_at: number }
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  }, sessionStorageKey)
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) renewals += 1
  })
  await page.reload()
  await expect(page.getByText('Others’ changes show by themselves.')).toBeAttached()
  expect(renewals).toBe(1)
})
