import { listContacts } from '#contracts/list-contacts'
import { callFunction } from './call-function.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a viewer’s Today keeps the focus on its heading while it loads, and neither it nor a contact scrolls sideways', async ({
  page,
  site,
  request,
}) => {
  const email = newAddress()
  const data = { name: 'Joan Example', email, source: 'ai_employee', phone: '+1 555 0104 444' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  // This screen hydrates at once, so the link navigates on the client.
  await openOffice(page, site, '/admin/leads/new', 'viewer')
  const release = await hold(page, 'get-today')
  await page.reload()
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Today')
  await expect(heading).toBeFocused()
  release()
  await expect(heading).toContainText('waiting.')
  await expect(heading).toBeFocused()
  const found = (await callFunction(page, listContacts, { q: email })).body.data
  const id = found.find((each) => each.email === email)?.id
  for (const path of ['/admin', `/admin/leads/${id}`]) {
    await page.goto(path)
    await expect(heading).toHaveText(path === '/admin' ? /waiting\./ : 'Joan Example')
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`).toBe(
        width,
      )
    }
  }
})

test('on a phone, the first person to call is in the top 400 px of Today, although mail is not connected', async ({
  page,
  site,
  request,
}) => {
  const data = { name: 'Joan Example', email: newAddress(), source: 'ai_employee', phone: '+1 555 0104 444' }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, site)
  await expect(page.getByRole('main')).toContainText('Mail is not connected')
  const first = page.getByRole('region', { name: 'Reply first' }).getByRole('link').first()
  const { y = 844, height = 0 } = (await first.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(400)
})
