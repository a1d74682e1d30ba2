import type { Page } from '@playwright/test'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import type { ServerProcess } from '#test/server-process'
import { exampleAuditIntake, exampleGuestIntake } from '#test/examples'
import { expect, test } from './fixtures.ts'
import { expectValues, fill } from './forms.ts'
import { linkIn, mailsTo } from './mailbox.ts'
import { choice, newAddress } from './quiz.ts'
import { usualEnv } from './usual-env.ts'

test.use({ javaScriptEnabled: false })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const subjectsTo = async (site: ServerProcess, email: string) =>
  (await mailsTo(site, email)).map(({ subject }) => subject ?? '').toSorted()

test('without script the home page’s contact forms keep typed values beside an error and are stored', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/landing']) {
    const email = newAddress()
    await page.goto(path)
    const capture = page.locator('#contact form')
    await fill(capture, { name: 'Ada Example', email })
    await capture.getByRole('button').click()
    await expect(capture.getByText('Please enter your company')).toBeVisible()
    await expectValues(capture, { name: 'Ada Example', email })
    await fill(capture, { company: 'Example Engines' })
    await capture.getByRole('button').click()
    await expect(
      page.locator('#contact').getByText("We'll be in touch with you shortly with the 3 fixes."),
    ).toBeVisible()

    await page.getByRole('link', { name: 'Talk to an AI employee' }).click()
    const talk = page.locator('#talk')
    await fill(talk, { name: 'Ada Example', phone: '555 0100', email: 'ada' })
    await talk.getByRole('button').click()
    await expect(talk.getByText('Please enter a valid email address')).toBeVisible()
    await expectValues(talk, { name: 'Ada Example', phone: '555 0100', email: 'ada' })
    await fill(talk, { email })
    await talk.getByRole('button').click()
    await expect(talk.getByRole('heading', { name: 'We’ll be in touch.' })).toBeVisible()
    await talk.getByRole('link', { name: 'Close' }).click()
    await expect(talk).toBeHidden()
    await expect
      .poll(() => subjectsTo(site, email))
      .toEqual(['The 3 fixes you asked for', 'Your talk with an AI employee'])
  }
})

test('without script a visitor subscribes, confirms, unsubscribes and resubscribes; an old link is refused', async ({
  page,
  site,
  request,
}) => {
  const email = newAddress()
  await page.goto('/newsletter')
  const form = page.locator('#signup form')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter your name')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await form.getByLabel('Name').fill('Ada Example')
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Thanks for subscribing!' })).toBeVisible()

  const asked = 'One click to get the newsletter'
  const confirm = await linkIn(site, email, asked, '/newsletter/confirm')
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(title(page)).toHaveText('You’re on the list.')

  await page.goto(await linkIn(site, email, 'Welcome to the newsletter', '/newsletter/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(title(page)).toHaveText('You’re unsubscribed.')
  await page.getByRole('button', { name: 'Resubscribe' }).click()
  await expect(title(page)).toHaveText('You’re back on the list.')

  const welcome = (await mailsTo(site, email)).find(({ subject }) => subject?.startsWith('Welcome'))
  const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const oneClick = new URL(header.slice(1, -1))
  const pressed = await request.post(oneClick.pathname + oneClick.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(pressed.status()).toBe(200)

  // A confirmation link from before the unsubscribe is refused, and a new one is sent on request.
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await expect(title(page)).toHaveText('This link no longer works.')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(title(page)).toHaveText('A new link is on its way.')
  const confirmations = async () =>
    (await mailsTo(site, email)).filter(({ subject }) => subject === asked).length
  await expect.poll(confirmations).toBe(2)
})

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Fills in the intake form, which without script has five inputs for each list. */
async function fillIntake(page: Page, values: Partial<typeof exampleAuditIntake>) {
  for (const [name, value] of Object.entries(values)) {
    const isPick = ['teamSize', 'onboardingProcess', 'deliveryTools'].includes(name)
    if (isPick) for (const each of [value].flat()) await choice(page, name, each).check()
    else for (const [index, each] of [value].flat().entries()) await field(page, name).nth(index).fill(each)
  }
}

test('without script the podcast, testimonial and week-1 forms keep typed values and are accepted once corrected', async ({
  page,
  site,
}) => {
  const address = newAddress()
  await page.goto('/ai-first-ceo-podcast')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('LinkedIn profile').fill('ask me')
  await page.getByRole('button', { name: 'Apply as a guest' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.')
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByLabel('LinkedIn profile')).toHaveAccessibleDescription(
    'Please enter an address such as linkedin.com/in/you',
  )
  await page.getByLabel('LinkedIn profile').fill('linkedin.com/in/ada')
  await page.getByRole('button', { name: 'Apply as a guest' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()

  await page.goto('/ai-first-ceo-podcast-guest-intake')
  await fill(page.locator('main'), { ...exampleGuestIntake, email: address })
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect.poll(() => mailsTo(site, address).then(({ length }) => length)).toBe(2)

  await page.goto('/testimonials/submit')
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Submit testimonial' }).click()
  await expect(page.locator('.error', { hasText: 'Please enter your testimonial' })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await page.getByLabel('Program or service').selectOption('Business coaching')
  await page
    .getByLabel('Testimonial', { exact: true })
    .fill('They asked what broke, and then they repaired that.')
  await page.getByLabel(/You may publish/).check()
  await page.getByRole('button', { name: 'Submit testimonial' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()

  await page.goto('/ai-audit-week-1-intake-form')
  await expect(field(page, 'inefficientTasks')).toHaveCount(5)
  const businessName = `Scriptless & Sons ${process.pid}`
  const { additionalThoughts, ...rest } = exampleAuditIntake
  await fillIntake(page, { ...rest, businessName } as Partial<typeof exampleAuditIntake>)
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.')
  await expect(field(page, 'additionalThoughts')).toHaveAccessibleDescription(
    'Additional thoughts are required',
  )
  await expect(field(page, 'inefficientTasks').nth(1)).toHaveValue('Copying notes')
  await expect(choice(page, 'deliveryTools', 'Other')).toBeChecked()
  await fillIntake(page, { additionalThoughts })
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(page.locator('.thanks')).toContainText(
    'We’ll contact you within 24 hours to schedule the week-2 call.',
  )
  await expect(field(page, 'businessName')).toHaveValue('')
  const notices = async () =>
    (await mailsTo(site, usualEnv.OWNER_EMAIL)).flatMap(({ text }) =>
      text?.includes(businessName) ? [text] : [],
    )
  await expect.poll(async () => (await notices()).length).toBe(1)
  expect((await notices())[0]).toContain('Copying notes')
})

const stories = '.story'
const [, second] = sampleCaseStudies

test('without script testimonials and case studies are filtered by links, and the assistant keeps its conversation', async ({
  page,
}) => {
  await page.goto('/testimonials')
  await expect(page.locator(stories)).toHaveCount(9)
  const long = page.locator(stories).filter({ hasText: 'I thought I needed a new tool.' })
  await expect(long.getByText('anyone can follow')).toBeHidden()
  await long.getByText('Read More').click()
  await expect(long.getByText('anyone can follow')).toBeVisible()
  await long.getByText('Read Less').click()
  await expect(long.getByText('anyone can follow')).toBeHidden()

  const chips = page.getByRole('navigation', { name: 'Show' })
  await chips.getByRole('link', { name: 'AI youth program' }).click()
  await expect(page).toHaveURL('/testimonials?category=ai-youth-program')
  await expect(page.locator(stories)).toHaveCount(2)
  await expect(chips.locator('[aria-current]')).toHaveText('AI youth program')
  await chips.getByRole('link', { name: 'All' }).click()
  await expect(page.locator(stories)).toHaveCount(9)

  await page.goto('/case-studies')
  // Other tests publish studies of their own on this site.
  const all = await page.getByRole('article').count()
  await page.getByRole('link', { name: /^Featured Case Studies/ }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  await page.getByRole('link', { name: /^Featured Case Studies/ }).click()
  await expect(page.getByRole('article')).toHaveCount(all)
  const card = page.getByRole('article').filter({ hasText: second.title })
  await card.getByRole('link', { name: /^Read the story/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)

  const log = page.getByRole('log', { name: 'Conversation with the AI assistant' })
  const question = page.getByRole('textbox', { name: 'Your question' })
  await page.goto('/landing')
  await question.fill('What does the audit cost?')
  await question.press('Enter')
  await expect(page).toHaveURL('/landing#assistant')
  await expect(log).toContainText('$1,999')
  await page.goto('/')
  await page.getByRole('button', { name: 'Audit price?' }).click()
  await expect(page).toHaveURL('/?index#assistant')
  await expect(log).toContainText('$1,999')
  await question.fill('and how long does it take?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('$1,999')
  await expect(log).toContainText('4 weeks')
})
