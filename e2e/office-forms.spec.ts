import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function submit(request: APIRequestContext, name: string, given: object) {
  const answer = await request.post(`/functions/v1/${name}`, {
    data: { submissionId: randomUUID(), ...given },
  })
  expect(answer.status()).toBe(200)
}

const toasts = 'Notifications'

test('a quarantined submission is released by keyboard, and one without an address is assigned on a phone', async ({
  page,
  request,
  site,
}) => {
  const tag = `h${Date.now().toString(36)}`
  const company = `Northgate ${tag}`
  const email = newAddress()
  for (const name of ['Ada', 'Best'])
    // `topic` is the honeypot, so these submissions are quarantined.
    await submit(request, 'subscribe-contact', {
      name: `${name} ${tag}`,
      email: newAddress(),
      company,
      topic: 'x',
    })
  await openOffice(page, site, `/admin/forms?view=held&q=${tag}`)
  const held = page.getByRole('list', { name: 'Held back' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('held back.')
  await expect(held.getByRole('heading')).toHaveCount(2)
  await expectAccessible(page, 'what was held back')
  await page.setViewportSize({ width: 1280, height: 800 })
  // Rows are newest first, so Ada is the second.
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(page.getByRole('region', { name: toasts })).toContainText(
    'Released. 1 email to the sender waits for a mail server.',
  )
  await expect(held.getByRole('heading')).toHaveCount(1)
  await expect(held).toContainText(`Best ${tag}`)

  await submit(request, 'subscribe-contact', { name: `Malik ${tag}`, email, company })
  await submit(request, 'submit-testimonial', {
    name: 'A patient',
    company,
    testimonial: 'Recalls went from one head into a list.',
    category: 'business-coaching',
    consent: true,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/forms?view=without_address&q=${tag}`)
  const testimonial = page.getByRole('row', { name: /Testimonial/ })
  await expect(testimonial).toContainText(`Malik ${tag}`)
  await expectAccessible(page, 'what belongs to nobody')
  await page.setViewportSize({ width: 390, height: 844 })
  await testimonial
    .getByRole('button', { name: new RegExp(`^Join.*Malik ${tag}`) })
    .first()
    .click()
  await expect(page.getByRole('region', { name: toasts })).toContainText('Joined.')
  await expect(testimonial).toHaveCount(0)
  await page.goto(`/admin/forms?view=received&form=testimonial&q=${tag}`)
  await testimonial.getByRole('link', { name: 'Testimonial' }).click()
  await expect(page.getByRole('complementary')).toContainText('Recalls went from one head into a list.')
  await expectAccessible(page, 'one submission', { schemes: ['light'] })
})
