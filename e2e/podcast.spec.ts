import type { Page } from '@playwright/test'
import { guestQuestions } from '#content/forms/guest-intake'
import { exampleGuestIntake } from '#test/examples'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { fill } from './forms.ts'
import { hold } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress, toast } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const schemes = ['light'] as const
const refused = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ error: 'We are moving. Please try again in a minute.', code: 'unavailable' }),
}

test('a visitor plays the sample episode, and applies to be a podcast guest', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 503/)
  // The audio element appears on click, and not before.
  await page.goto('/ai-first-ceo-podcast#guest-application')
  const episode = page.getByRole('region', { name: 'Latest episode' })
  await expect(episode.getByText('Sample episode')).toBeVisible()
  await expect(episode.getByText('12 seconds of the opening theme')).toBeVisible()
  await expect(episode.locator('audio')).toHaveCount(0)
  await episode.getByRole('button', { name: 'Play' }).press('Enter')
  const sound = episode.locator('audio')
  await expect(sound).toBeFocused()
  await expect
    .poll(() => sound.evaluate((element: HTMLAudioElement) => [element.duration, element.currentTime > 0]))
    .toEqual([12, true])
  await page.keyboard.press('Space')
  await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true)
  await expectAccessible(page, 'the sample episode, playing', { schemes })
  await page.setViewportSize({ width: 1280, height: 800 })

  const section = page.locator('#guest-application')
  const email = section.getByLabel('Email')
  const profile = section.getByLabel('LinkedIn profile')
  const apply = section.getByRole('button', { name: 'Apply as a guest' })
  await apply.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(profile).toHaveAccessibleDescription('Please enter your LinkedIn profile')
  await expectAccessible(page, 'application, errors', { schemes })
  const address = newAddress()
  await email.fill(` ${address.toUpperCase()} `)
  await profile.fill('ask me')
  await apply.click()
  await expect(profile).toHaveAccessibleDescription('Please enter an address such as linkedin.com/in/you')
  await expect(profile).toBeFocused()
  await profile.fill('linkedin.com/in/ada')

  const path = '**/functions/v1/submit-podcast-guest'
  await page.route(path, (route) => route.fulfill(refused))
  await apply.click()
  await expect(
    toast(page, 'Something went wrong', 'We are moving. Please try again in a minute.'),
  ).toBeVisible()
  await expect(profile).toHaveValue('linkedin.com/in/ada')
  await page.unroute(path)

  const release = await hold(page, 'submit-podcast-guest')
  await apply.click()
  await expect(section.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expectAccessible(page, 'application, submitting', { schemes })
  release()
  await expect(section.getByRole('heading', { name: 'Thank You' })).toBeFocused()
  await expect(
    toast(page, 'Application Submitted!', "Thank you for your interest. We'll be in touch soon!"),
  ).toBeVisible()
  await expect(email).toHaveCount(0)
  await expectAccessible(page, 'application, thanks', { schemes })
  await expect.poll(() => mailsTo(site, address).then((mails) => mails.length)).toBe(1)
})

const intakePath = '/ai-first-ceo-podcast-guest-intake'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

test('a podcast guest sends the intake form after its errors, and can fill it in again', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/status of 503/)
  await page.goto(intakePath)
  const send = page.getByRole('button', { name: 'Send my answers' })
  await send.click()
  const required = guestQuestions.filter((question) => question.required)
  await expect(
    toast(
      page,
      'Missing required fields',
      `Please fill in: ${required.map(({ label }) => label).join(', ')}`,
    ),
  ).toBeVisible()
  await expect(field(page, 'fullName')).toBeFocused()
  await expect(page.getByText('Please fill this in')).toHaveCount(required.length - 1)
  await page.getByRole('button', { name: 'Close' }).first().press('Enter')
  await expectAccessible(page, 'guest intake, errors', { schemes })

  const address = newAddress()
  const answers = {
    ...exampleGuestIntake,
    email: address,
    website: 'javascript:alert(1)',
    linkedinProfile: 'linkedin.com/in/ada',
    businessDescription: 'Zeile eins\nZeile zwei 👩🏽‍🔧 \u202Eabc',
    shortBio: 'x'.repeat(10_000),
  }
  await fill(page.locator('main'), { ...answers, titleRole: '' })
  await page.goto(intakePath)
  await expect(field(page, 'shortBio')).toHaveValue(answers.shortBio)
  await expect(field(page, 'businessDescription')).toHaveValue(answers.businessDescription)
  await send.click()
  await expect(toast(page, 'Missing required fields', 'Please fill in: Title or role')).toBeVisible()
  await fill(page.locator('main'), { titleRole: 'Owner' })
  await send.click()
  await expect(field(page, 'website')).toBeFocused()
  await expect(field(page, 'website')).toHaveAccessibleDescription(
    'Please enter a web address, such as example.com',
  )
  await expect(field(page, 'shortBio')).toHaveAccessibleDescription('Please keep this under 5000 characters')
  await expect(field(page, 'shortBio')).toHaveValue(answers.shortBio)
  await fill(page.locator('main'), { website: 'example.com', shortBio: '' })

  const path = '**/functions/v1/submit-guest-intake'
  await page.route(path, (route) => route.fulfill(refused))
  await send.click()
  await expect(toast(page, 'Something went wrong', 'We are moving.')).toBeVisible()
  await expect(field(page, 'businessDescription')).toHaveValue(answers.businessDescription)
  await page.unroute(path)

  const release = await hold(page, 'submit-guest-intake')
  const call = page.waitForResponse(path)
  await send.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  expect(await (await call).json()).toMatchObject({
    data: {
      website: 'https://example.com',
      linkedin_profile: 'https://linkedin.com/in/ada',
      business_description: answers.businessDescription,
      short_bio: null,
    },
  })
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(
    toast(
      page,
      'Form submitted successfully!',
      "We'll review your responses and be in touch with prep details.",
    ),
  ).toBeVisible()
  await expectAccessible(page, 'guest intake, thanks', { schemes })
  await expect.poll(() => mailsTo(site, address).then((mails) => mails.length)).toBe(1)

  await page.getByRole('button', { name: 'Submit Another Response' }).click()
  await expect(field(page, 'fullName')).toBeFocused()
  for (const name of Object.keys(answers)) await expect(field(page, name)).toHaveValue('')
})
