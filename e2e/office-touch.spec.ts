import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'
import { startSmtpStandIn } from '#server/services/mail/stand-in'

const smtp = await startSmtpStandIn()
test.afterAll(() => smtp.stop())
test.use({
  serverEnv: {
    ...officeEnv,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@example.com',
    OWNER_EMAIL: 'nora@example.com',
  },
  contextOptions: { reducedMotion: 'reduce' },
  hasTouch: true,
  viewport: { width: 390, height: 844 },
})

test('a waiting person is answered from Today, the reply is reviewed, and nobody waits', async ({
  page,
  request,
  site,
}) => {
  const email = newAddress()
  const data = {
    name: 'Ada Example',
    email,
    company: 'Example Engines',
    source: 'ai_employee',
    phone: '+1 555 0100',
  }
  expect((await request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  await openOffice(page, site)
  const headline = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('One person is waiting. Nothing is broken.')
  await page.getByRole('link', { name: 'Reply, Ada Example' }).tap()
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello Ada,\n\nWhen may I ring you?')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('Your reply is on its way.')).toBeVisible()
  await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toContain(email)

  const dock = page.getByRole('navigation', { name: 'Main screens' })
  await dock.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Deliveries' }).tap()
  await page
    .getByRole('navigation', { name: 'Deliveries by state' })
    .getByRole('link', { name: /^Delivered/ })
    .tap()
  await page
    .getByRole('row', { name: /Reply to a lead/ })
    .getByRole('link')
    .tap()
  const detail = page.getByRole('complementary').filter({ hasText: email })
  await expect(detail.getByRole('heading', { name: 'Reply to a lead' })).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()

  await dock.getByRole('link', { name: 'Today' }).tap()
  await expect(headline).toHaveText('Nobody is waiting. Nothing is broken.')
  await expect(page.getByText('Nobody waits for a reply.')).toBeVisible()
  await expectAccessible(page, 'a quiet day', { widths: [390, 1280] })
})
