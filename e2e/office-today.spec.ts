import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

// A site of its own: its first day is not one on which others have sent something.
test.use({ serverEnv: { ...officeEnv }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

test('the first day lists what remains to set up', async ({ page, site }) => {
  await openOffice(page, site)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Nobody has come yet. Mail is not connected.',
  )
  await expect(main).toContainText('No mail server is connected: neither visitors nor you get any mail.')
  await expect(main.getByRole('link', { name: 'Connect mail' })).toHaveAttribute(
    'href',
    '/admin/set-up?step=mail',
  )
  await expectAccessible(page, 'the first day')
})

test('a new submission is on the screen within a second, with a way to reply', async ({
  page,
  site,
  request,
}) => {
  await openOffice(page, site)
  await expect(page.getByText('Nobody has come yet.')).toBeVisible()
  await expect(page.getByText('Others’ changes show by themselves.')).toBeAttached()
  const data = {
    name: 'Ada Example',
    email: newAddress(),
    company: 'Example Engines',
    source: 'ai_employee',
    phone: '+1 555 0100',
  }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One person is waiting.')
  const waiting = page.getByRole('region', { name: 'Waiting for a first reply' })
  const ada = waiting.getByRole('listitem').filter({ hasText: 'Ada Example' })
  await expect(ada).toContainText('0 min')
  await expect(ada).toContainText('Talk to an AI employee.')
  await expect(ada.getByRole('link', { name: 'Reply, Ada Example' })).toHaveAttribute(
    'href',
    /^\/admin\/leads\/[0-9a-f-]{36}\?do=reply$/,
  )
  await expectAccessible(page, 'somebody waits')
})

test('focus on its heading stays when the day has loaded', async ({ page, site }) => {
  // A screen whose script comes at once: the link is followed without loading a page.
  await openOffice(page, site, '/admin/leads/new')
  const release = await hold(page, 'get-today')
  await page.reload()
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Today')
  await expect(heading).toBeFocused()
  release()
  await expect(heading).toContainText('One person is waiting.')
  await expect(heading).toBeFocused()
})

test('a viewer reads everything, at every width', async ({ page, site }) => {
  await openOffice(page, site, '/admin', 'viewer')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One person is waiting.')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ada Example', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Reply/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Keys' }).click()
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Case studies')
  await expect(keys).not.toContainText('take back')
  await page.keyboard.press('Escape')
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
})
