import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test.use({ serverEnv: officeEnv, contextOptions: { reducedMotion: 'reduce' } })

async function submit(request: APIRequestContext, name: string, given: object) {
  const answer = await request.post(`/functions/v1/${name}`, {
    data: { submissionId: randomUUID(), ...given },
  })
  expect(answer.status()).toBe(200)
}

/** As a machine does: with the field in it that no person sees. */
const submitAsMachine = (request: APIRequestContext, name: string) =>
  submit(request, 'subscribe-contact', {
    name,
    email: newAddress(),
    company: 'Example Engines',
    topic: 'x',
  })

const toasts = 'Notifications'

test('a quarantined person is released by keyboard, and spam is rejected and restored', async ({
  page,
  request,
  site,
  faults,
}) => {
  for (const name of ['Ada Person', 'Best Links', 'Cheap Links']) await submitAsMachine(request, name)
  await openOffice(page, site, '/admin/forms')
  const held = page.getByRole('list', { name: 'Held back' })
  const item = (name: string) =>
    held.getByRole('listitem').filter({ has: page.getByText(name, { exact: false }) })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three held back.')
  await expect(item('Ada Person').first()).toContainText('The hidden field is filled in.')
  await expectAccessible(page, 'what was held back')
  await page.setViewportSize({ width: 1280, height: 800 })

  // The newest first: the person is the third.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('j')
  await page.keyboard.press('a')
  const told = page.getByRole('region', { name: toasts })
  await expect(told).toContainText('Released. 1 mail waits for a mail server.')
  await expect(held.getByRole('heading')).toHaveCount(2)

  await page.getByRole('checkbox', { name: /Best Links/ }).check()
  await page.getByRole('checkbox', { name: /Cheap Links/ }).check()
  const bulk = page.getByRole('region', { name: 'What to do with those chosen' })
  // Refused, they are still chosen.
  faults.expect(/status of 503/)
  await page.route(
    '**/functions/v1/reject-submission',
    (route) => route.fulfill({ status: 503, json: { error: 'The database is away.', code: 'unavailable' } }),
    { times: 1 },
  )
  await bulk.getByRole('button', { name: 'Reject 2' }).click()
  await expect(told).toContainText('The database is away.')
  await bulk.getByRole('button', { name: 'Reject 2' }).click()
  await expect(told).toContainText('2 rejected.')
  await expect(page.getByText('Nothing is held back.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(held.getByRole('heading')).toHaveCount(2)
})

test('everything is shown verbatim, and an unassigned submission is assigned on a phone', async ({
  page,
  request,
  site,
}) => {
  const email = newAddress()
  const company = `Northgate ${randomUUID().slice(0, 8)}`
  await submit(request, 'subscribe-contact', { name: 'Malik Ferreira', email, company })
  await submit(request, 'submit-testimonial', {
    name: 'A patient',
    company,
    testimonial: 'Recalls went from one head into a list.',
    category: 'business-coaching',
    consent: true,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, site, `/admin/forms?view=received&q=${encodeURIComponent(company)}`)
  const testimonial = page.getByRole('row', { name: /Testimonial/ })
  await expect(page.getByRole('row', { name: /Contact, home page/ })).toContainText(email)
  await expect(testimonial).toContainText('Recalls went from one head into a list.')

  await page
    .getByRole('navigation', { name: 'Submissions by state' })
    .getByRole('link', { name: /^Without/ })
    .click()
  await expect(testimonial).toContainText('Malik Ferreira')
  await expect(testimonial).toContainText(`same business name: ${company}`)
  await expectAccessible(page, 'what belongs to nobody')
  await page.setViewportSize({ width: 390, height: 844 })
  await testimonial.getByRole('button', { name: /^Join/ }).click()
  await expect(page.getByRole('region', { name: toasts })).toContainText('Joined.')
  await expect(testimonial).toHaveCount(0)

  const stranger = {
    name: 'A stranger',
    testimonial: 'It held.',
    category: 'business-coaching',
    consent: true,
  }
  await submit(request, 'submit-testimonial', stranger)
  await page.goto('/admin/forms?view=without_address')
  await testimonial.getByRole('link', { name: 'Testimonial' }).click()
  await page.getByLabel('Whose is it?').fill(email)
  await page.getByRole('button', { name: 'Join to Malik Ferreira' }).click()
  await expect(page.getByText('Everything belongs to somebody.')).toBeAttached()

  await page.goto(`/admin/forms?view=received&form=testimonial`)
  await testimonial.filter({ hasText: 'Recalls' }).getByRole('link', { name: 'Testimonial' }).click()
  const detail = page.getByRole('complementary')
  await expect(detail).toContainText('Recalls went from one head into a list.')
  await expectAccessible(page, 'one submission', { schemes: ['light'] })
  // Its address leads to it, whatever the list beside it shows.
  const one = new URL(page.url()).searchParams.get('one') ?? ''
  await page.goto(`/admin/forms?view=received&form=newsletter&one=${one}`)
  await expect(detail).toContainText('Recalls went from one head into a list.')
})
