import type { APIRequestContext, Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { workshopFacts } from '#content/facts/facts'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { expectFaults, expectValues, failOnce, fill } from './forms.ts'
import { hold } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress, toast } from './quiz.ts'

// All tests share the seats of one server, so they run one after another.
test.describe.configure({ mode: 'default' })
test.use({ timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`)

test('a visitor registers for the readiness workshop, then registers another person', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 500/)
  const ada = { name: 'Ada Example', email: newAddress(), company: 'Example Works' }
  await page.goto('/ai-readiness-workshop')
  await page.getByRole('link', { name: 'Save my seat' }).click()
  await expect(page).toHaveURL(/#register$/)
  await button(page, 'Save my seat').click()
  await expectFaults(main(page), {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    company: 'Please enter your company',
  })
  await expectAccessible(page, 'registration, faults', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })

  await fill(main(page), ada)
  await failOnce(page, 'register-workshop', 'Error submitting registration')
  await button(page, 'Save my seat').click()
  await expect(toast(page, 'Something went wrong', 'Error submitting registration')).toBeVisible()
  await expectValues(main(page), ada)

  const letGo = await hold(page, 'register-workshop')
  await button(page, 'Save my seat').click()
  await expect(button(page, 'Processing...')).toBeDisabled()
  letGo()
  const soon = 'Meeting details will be sent by email soon.'
  await expect(toast(page, 'Registration successful!', soon)).toBeVisible()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused()
  await expectAccessible(page, 'registered', { widths: [360], schemes: ['dark'] })
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)

  await button(page, 'Register Another Person').click()
  await expectValues(main(page), { name: '', email: '', company: '' })
  await fill(main(page), { ...ada, email: ada.email.toUpperCase() })
  await button(page, 'Save my seat').click()
  const onTheList =
    "You don't need to register again - you're already on the list! Thank you for your interest."
  await expect(toast(page, 'Already registered!', onTheList)).toBeVisible()
  await expect(button(page, 'Save my seat')).toBeFocused()
})

/** The path and query of the mail's "Keep my seat". */
function keepLinkIn(mail: Email | undefined): string {
  const { pathname, search } = new URL(/http\S+keep\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return pathname + search
}

/** Registers somebody from the network of `sender`, and returns the path of their "Keep my seat" link. */
async function reserve(site: ServerProcess, request: APIRequestContext, sender: string): Promise<string> {
  const email = newAddress()
  await request.post('/functions/v1/register-free-workshop', {
    data: { name: 'Ada', email, company: 'Example Works' },
    headers: { 'x-forwarded-for': sender },
  })
  await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
  const [mail] = await mailsTo(site, email)
  return keepLinkIn(mail)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('workshop forms show errors and accept corrected input, and a seat is confirmed with one click', async ({
    page,
    site,
    request,
  }) => {
    await page.goto('/free-ai-workshop/keep?token=broken')
    await button(page, 'Keep my seat').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete.')
    const link = await reserve(site, request, '198.51.100.8')
    for (const answer of ['Your seat is kept.', 'Your seat is already yours.']) {
      await page.goto(link)
      await button(page, 'Keep my seat').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer)
    }

    const email = newAddress()
    await page.goto('/ai-readiness-workshop')
    await fill(main(page), { name: 'Ada Example', email: 'ada', company: 'Example Works' })
    await button(page, 'Save my seat').click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expectValues(main(page), { name: 'Ada Example', email: 'ada', company: 'Example Works' })
    await field(page, 'email').fill(email)
    await button(page, 'Save my seat').click()
    await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
    await button(page, 'Register Another Person').click()
    await fill(main(page), { name: 'Ada Example', email, company: 'Example Works' })
    await button(page, 'Save my seat').click()
    await expect(page.getByText('Already registered!')).toBeVisible()

    await page.goto('/free-ai-workshop')
    await fill(main(page), { name: 'Ada Example', email: newAddress(), company: 'Example Works' })
    await main(page).getByRole('button').click()
    await expect(page.getByRole('heading', { name: /^Seat \d+ is yours\.$/ })).toBeVisible()
    await expect(page).toHaveURL(/#reserve$/)

    await page.goto('/workshop-feedback')
    await page.getByText('Moderately valuable').click()
    await page.getByText('Not clear').click()
    await page.getByText('No', { exact: true }).click()
    await fill(main(page), { keyInsight: 'We copy every order twice.', improvementSuggestions: 'short' })
    await button(page, 'Submit Feedback').click()
    await expect(page.getByText('Please share your suggestions (minimum 10 characters)')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await field(page, 'improvementSuggestions').fill('More time for questions.')
    await button(page, 'Submit Feedback').click()
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
  })
})

const seatsLeft = (page: Page) => page.getByText(/seats? left for the next session/)
const countOf = async (page: Page) => Number.parseInt((await seatsLeft(page).textContent()) ?? '', 10)

test('a visitor reserves and confirms a seat; in a full session the next visitor joins the waiting list', async ({
  page,
  site,
  request,
  faults,
}) => {
  faults.expect(/status of 500/)
  const ada = {
    name: 'Ada Example',
    email: newAddress(),
    company: 'Example Works',
    biggest_challenge: 'Quotes wait in my inbox.',
  }
  await page.goto('/free-ai-workshop')
  // 2 PM in New York; for one week in autumn and two in spring an hour nearer to Berlin.
  await expect(page.getByText(/^Next: Friday, .+, [78]:00 PM GMT\+[12], your time$/)).toBeVisible()
  await page.getByRole('link', { name: 'Reserve Your Free Spot' }).click()
  await expect(seatsLeft(page)).toBeVisible()
  const before = await countOf(page)
  await button(page, 'Get My Free Workshop Access').click()
  await expectFaults(main(page), {
    name: 'Please enter your full name',
    email: 'Please enter a valid email address',
    company: 'Please enter your company name',
  })
  await fill(main(page), ada)
  await failOnce(page, 'register-free-workshop', 'down')
  await button(page, 'Get My Free Workshop Access').click()
  await expect(toast(page, 'Registration Failed', 'Please try again or contact support.')).toBeVisible()
  await expectValues(main(page), ada)

  const letGo = await hold(page, 'register-free-workshop')
  await button(page, 'Get My Free Workshop Access').click()
  await expect(button(page, 'Registering...')).toBeDisabled()
  letGo()
  await expect(
    toast(page, 'Registration Successful!', "We'll send you the workshop details and Zoom link shortly."),
  ).toBeVisible()
  await expectValues(main(page), { name: '', email: '', company: '', biggest_challenge: '' })
  await expect(page.getByRole('heading', { name: /^Seat \d+ is yours\.$/ })).toBeFocused()
  await expect(main(page)).toContainText(
    /Friday, \w+ \d+, 2:00 PM E[SD]T \([78]:00 PM GMT\+[12], your time\)/,
  )
  await expect(main(page)).toContainText('press “Keep my seat” in it within 24 hours')
  await expectAccessible(page, 'seat reserved', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => countOf(page)).toBe(before - 1)
  await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)
  const [mail] = await mailsTo(site, ada.email)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['workshop.ics'])

  // The seat is confirmed by keyboard; opening the link alone does not.
  const link = keepLinkIn(mail)
  // Mail scanners request links like this.
  for (let look = 0; look < 3; look += 1) {
    expect((await request.get(link)).status()).toBe(200)
    expect((await request.head(link)).status()).toBe(200)
  }
  await page.goto(link)
  await expectAccessible(page, 'keep a seat', { widths: [360], schemes: ['light'] })
  await button(page, 'Keep my seat').focus()
  await page.keyboard.press('Enter')
  // If the requests above had confirmed it, the page would say “already”.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seat is kept.')
  // Every taken seat is drawn, and the confirmed one is marked; no Zoom link is claimed yet.
  const answer = await (await request.get('/free-ai-workshop/session')).json()
  await expect(page.locator('.seats__taken, .seats__kept')).toHaveCount(answer.seatsTaken)
  await expect(page.locator('.seats__kept')).toHaveCount(1)
  await expect(main(page)).toContainText('The Zoom link comes in an email of its own.')
  await expectAccessible(page, 'seat kept', { widths: [360], schemes: ['dark'] })
  await page.setViewportSize({ width: 1280, height: 800 })

  // Others take the seats that are left.
  for (let seat = 0; seat < workshopFacts.free.attendees; seat += 1) {
    const data = { name: 'Ben', email: newAddress(), company: 'Others' }
    const headers = { 'x-forwarded-for': `203.0.113.${seat}` }
    const reserved = await request.post('/functions/v1/register-free-workshop', { data, headers })
    expect(reserved.status()).toBe(200)
  }
  await page.goto('/free-ai-workshop#reserve')
  await expect(page.getByText('No seat is left: each is taken or goes to somebody who waits.')).toBeVisible()
  await expectAccessible(page, 'full session', { widths: [360], schemes: ['light'] })
  await fill(main(page), { name: 'Ada Example', email: newAddress(), company: 'Example Works' })
  await button(page, 'Join the Waiting List').click()
  await expect(
    toast(
      page,
      'You’re on the waiting list',
      'All 25 seats for the next session are taken. If one opens up, we’ll email you.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list.' })).toBeFocused()
})

test('workshop feedback is sent after its errors and a failed call, and redirects to the home page', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 500/)
  const words = {
    keyInsight: 'We copy every order twice.',
    improvementSuggestions: 'More time for questions.',
  }
  await page.goto('/workshop-feedback')
  const submit = button(page, 'Submit Feedback')
  await field(page, 'email').fill('ada')
  await submit.click()
  await expectFaults(main(page), {
    overallValue: 'Please rate the overall value',
    keyInsight: 'Please share your key insight (minimum 10 characters)',
    roiClarity: 'Please rate your clarity on AI ROI',
    improvementSuggestions: 'Please share your suggestions (minimum 10 characters)',
    wouldRecommend: 'Please select yes or no',
    email: 'Please enter a valid email address',
  })
  await expectAccessible(page, 'feedback, faults', { widths: [360], schemes: ['light'] })
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('radio', { name: '1 Not valuable' }).focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '5 Extremely valuable' })).toBeChecked()
  await page.getByText('Very clear').click()
  await page.getByText('Yes', { exact: true }).click()
  await fill(main(page), { ...words, email: newAddress() })
  await expect(field(page, 'testimonialContent')).toBeHidden()
  const permission = page.getByLabel('You may use my feedback as a testimonial')
  await permission.check()
  await fill(main(page), { testimonialContent: 'I know what to fix first.' })
  await permission.uncheck()
  await expect(field(page, 'testimonialContent')).toBeHidden()

  const sentWithout = page.waitForRequest('**/functions/v1/submit-workshop-feedback')
  await failOnce(page, 'submit-workshop-feedback', 'down')
  await submit.click()
  expect((await sentWithout).postDataJSON()).toMatchObject({ ...words, allowTestimonial: false })
  expect((await sentWithout).postDataJSON()).not.toHaveProperty('testimonialContent')
  const failed = 'There was an error submitting your feedback. Please try again.'
  await expect(toast(page, 'Error', failed)).toBeVisible()
  await expectValues(main(page), words)
  await permission.check()
  await expectValues(main(page), { testimonialContent: 'I know what to fix first.' })

  const letGo = await hold(page, 'submit-workshop-feedback')
  const sent = page.waitForRequest('**/functions/v1/submit-workshop-feedback')
  await submit.click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  expect((await sent).postDataJSON()).toMatchObject({
    ...words,
    overallValue: 5,
    roiClarity: 4,
    wouldRecommend: true,
    allowTestimonial: true,
    testimonialContent: 'I know what to fix first.',
  })
  letGo()
  await expect(
    toast(page, 'Thank you for your feedback!', 'Your feedback has been submitted successfully.'),
  ).toBeVisible()
  await expectValues(main(page), { keyInsight: '', testimonialContent: '' })
  await expect(page).toHaveURL('/')
})
