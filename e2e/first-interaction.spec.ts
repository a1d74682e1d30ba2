import type { BrowserContext, Page } from '@playwright/test'
import { hydratedEvent } from '#app/lib/hydrated-event'
import { isHydrated } from '#test/is-hydrated'
import { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import { makeOld } from './oldest-browsers.ts'
import { expect, test } from './fixtures.ts'
import { expectValues, fill } from './forms.ts'
import { holdRequests, holdScript } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { answers, choice, newAddress, wizardPath } from './quiz.ts'
import { posts, requestsOf } from './requests-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

const signUp = (page: Page) => page.getByRole('form', { name: 'Get the next issue' })
const join = (page: Page) => signUp(page).getByRole('button', { name: 'Join 200+ CEOs' })
const joined = (page: Page) => page.getByRole('heading', { name: 'Thanks for subscribing!' })

/** Runs one case in a new page, and clears localStorage after it. */
const inNewPage = (context: BrowserContext, what: string, walk: (page: Page) => Promise<void>) =>
  test.step(what, async () => {
    const page = await context.newPage()
    await walk(page)
    await page.evaluate(() => localStorage.clear())
    await page.close()
  })

test('a form used before hydration keeps what was typed and is sent once, however often it is submitted', async ({
  context,
  site,
}) => {
  await inNewPage(context, 'clicked twice, and Enter', async (page) => {
    const ada = { name: 'Ada Example', email: newAddress() }
    const release = await holdScript(page)
    const made = requestsOf(page)
    await page.goto('/newsletter')
    await signUp(page).getByLabel('Name').click()
    await page.keyboard.type(ada.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(ada.email)
    await join(page).click()
    await join(page).click()
    await page.keyboard.press('Enter')
    expect(posts(made)).toEqual([])
    await expectValues(signUp(page), ada)
    release()
    await expect(joined(page)).toBeFocused()
    expect(posts(made)).toEqual(['POST /functions/v1/subscribe-newsletter'])
    await expect.poll(async () => (await mailsTo(site, ada.email)).length).toBe(1)
  })

  for (const seconds of [0.3, 1, 5])
    await inNewPage(context, `the script takes ${seconds} s from the first key`, async (page) => {
      const email = newAddress()
      const made = requestsOf(page)
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
        await route.continue()
      })
      await page.goto('/newsletter')
      await signUp(page).getByLabel('Name').focus()
      await page.keyboard.type('Grace')
      await page.keyboard.press('Tab')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expect(joined(page)).toBeFocused()
      expect(posts(made)).toEqual(['POST /functions/v1/subscribe-newsletter'])
      await expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)
    })

  await inNewPage(context, 'autofilled', async (page) => {
    const ada = { name: 'Ada', email: newAddress() }
    const release = await holdScript(page)
    await page.goto('/newsletter')
    const called = page.waitForRequest('**/functions/v1/subscribe-newsletter')
    await signUp(page).evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, ada)
    await join(page).evaluate((button) => (button as HTMLButtonElement).click())
    release()
    expect((await called).postDataJSON()).toMatchObject(ada)
    await expect(joined(page)).toBeFocused()
  })
})

test('a form is sent once if its script cannot load, is from an earlier build, or loads too late', async ({
  context,
  site,
  faults,
}) => {
  faults.expect(/\/assets\/|dynamically imported|status of 404/)
  const isMailed = (email: string) => expect.poll(async () => (await mailsTo(site, email)).length).toBe(1)

  await inNewPage(context, 'the script cannot load', async (page) => {
    const ada = { name: 'Ada', email: newAddress() }
    const made = requestsOf(page)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/newsletter')
    await fill(signUp(page), ada)
    await join(page).click()
    await expect(joined(page)).toBeVisible()
    expect(posts(made)).toEqual(['POST /newsletter'])
    await isMailed(ada.email)
  })

  // A new build renames its files and lacks those of the previous build.
  const upgrade = (page: Page) =>
    page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))

  await inNewPage(context, 'a tab that nobody has touched since before an upgrade', async (page) => {
    const ada = { name: 'Ada Example', email: newAddress() }
    await page.goto('/newsletter')
    await upgrade(page)
    await fill(signUp(page), ada)
    await join(page).click()
    // The browser has submitted the form natively.
    await expect(joined(page)).toBeVisible()
    await isMailed(ada.email)
  })

  await inNewPage(context, 'a tab whose script came before an upgrade', async (page) => {
    const ada = { name: 'Ada Example', email: newAddress() }
    await page.goto('/newsletter')
    await signUp(page).hover()
    await page.waitForFunction(isHydrated)
    await upgrade(page)
    await fill(signUp(page), ada)
    await join(page).click()
    await expect(joined(page)).toBeFocused()
    await isMailed(ada.email)
  })

  // The last one, because it stops the clock of all pages.
  await inNewPage(context, 'the script comes too late', async (page) => {
    const made = requestsOf(page)
    const release = await holdScript(page)
    await page.clock.install()
    await page.goto('/newsletter')
    await fill(signUp(page), { name: 'Ada', email: newAddress() })
    const answer = await holdRequests(page, '**/newsletter')
    // Submits again on hydration, while the native submission is in flight. Runs in the page, which is being left.
    await page.evaluate((hydrated) => {
      addEventListener(hydrated, () => {
        document.querySelector<HTMLFormElement>('main form')?.requestSubmit()
        console.log('pressed again')
      })
    }, hydratedEvent)
    const pressedAgain = page.waitForEvent('console', (message) => message.text() === 'pressed again')
    await join(page).click()
    expect(posts(made)).toEqual([])
    await page.clock.runFor(10_000)
    await expect.poll(() => posts(made)).toEqual(['POST /newsletter'])
    release()
    await pressedAgain
    answer()
    await expect(joined(page)).toBeVisible()
    expect(posts(made)).toEqual(['POST /newsletter'])
  })
})

test('selections, list entries, questions, dialogs and quiz steps from before hydration are replayed after it', async ({
  context,
}) => {
  await inNewPage(context, 'selected, checked and typed values are sent', async (page) => {
    const release = await holdScript(page)
    await page.goto('/workshop-feedback')
    const called = page.waitForRequest(`**/functions/v1/${submitWorkshopFeedback.name}`)
    await choice(page, 'overallValue', '4').check()
    await choice(page, 'roiClarity', '5').check()
    await choice(page, 'wouldRecommend', 'yes').check()
    await page.locator('[name="allowTestimonial"]').check()
    await fill(page.locator('form.feedback'), {
      keyInsight: 'Start with one workflow.',
      improvementSuggestions: 'More time for questions.',
      testimonialContent: 'It paid for itself.',
    })
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    release()
    expect((await called).postDataJSON()).toMatchObject({
      keyInsight: 'Start with one workflow.',
      allowTestimonial: true,
      testimonialContent: 'It paid for itself.',
    })
  })

  await inNewPage(context, 'a list grows with every click and Enter, and survives a reload', async (page) => {
    const release = await holdScript(page)
    await page.goto('/ai-audit-week-1-intake-form')
    const tasks = page.locator('[name="inefficientTasks"]')
    await tasks.first().fill('Typing')
    // Safari sends this keydown for the Enter that ends an IME composition.
    await tasks.first().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
    await tasks.first().press('Enter')
    const list = page.locator('fieldset', { has: tasks.first() })
    await list.getByRole('button', { name: /^Add another/ }).click()
    await list.getByRole('button', { name: /^Add another/ }).click()
    release()
    await expect(tasks).toHaveCount(4)
    await expect(tasks.first()).toHaveValue('Typing')
    await page.reload()
    await expect(tasks.first()).toHaveValue('Typing')
  })

  await inNewPage(context, 'a question to the assistant is sent once', async (page) => {
    const release = await holdScript(page)
    const made = requestsOf(page)
    await page.goto('/')
    const chat = page.locator('.chat__form')
    await chat.getByRole('textbox').fill('What does the audit cost?')
    await chat.getByRole('textbox').press('Enter')
    await chat.getByRole('button').click()
    release()
    await expect(page.getByRole('log')).toContainText('$1,999')
    expect(posts(made)).toEqual(['POST /functions/v1/chatbot-response'])
    await expect(page.locator('.chat__user')).toHaveCount(1)
    await expect(page).toHaveURL('/')
  })

  await inNewPage(context, 'a dialog opens on a double click, and its form is sent', async (page) => {
    const release = await holdScript(page)
    const made = requestsOf(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Talk to an AI employee' }).dblclick()
    release()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(page).toHaveURL('/')
    await fill(dialog, { name: 'Ada', phone: '555 0100', email: newAddress() })
    await dialog.getByRole('button').click()
    await expect(dialog.getByRole('heading', { name: 'We’ll be in touch.' })).toBeFocused()
    expect(posts(made)).toEqual(['POST /functions/v1/subscribe-contact'])
  })

  await inNewPage(context, 'the quiz continues to its second step with all values', async (page) => {
    const release = await holdScript(page)
    await page.goto(wizardPath)
    await page.getByLabel('Full Name').fill(answers.fullName)
    await page.getByLabel('Email Address').fill(newAddress())
    await page.getByLabel('Business Type').selectOption({ label: 'Tech / SaaS' })
    await page.getByLabel('Team Size').selectOption({ label: '2-5' })
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    release()
    await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue(answers.fullName)
    await expect(page.getByLabel('Business Type')).toHaveValue(answers.businessType)
    await expect(page.getByLabel('Team Size')).toHaveValue(answers.teamSize)
  })
})

test('before hydration a link keeps the attribution, Back restores typed text, and a menu opens without popovers', async ({
  context,
}) => {
  await inNewPage(context, 'a link navigates, and the visit’s source is stored', async (page) => {
    const made = requestsOf(page)
    const release = await holdScript(page)
    await page.goto('/?utm_source=a-friend')
    await page.locator('footer').getByRole('link', { name: 'Newsletter' }).click()
    await expect(page).toHaveURL('/newsletter')
    release()
    await fill(signUp(page), { name: 'Ada', email: newAddress() })
    const called = page.waitForRequest('**/functions/v1/subscribe-newsletter')
    await join(page).click()
    expect((await called).postDataJSON()).toMatchObject({
      visit: { first: { landingPage: '/', utm_source: 'a-friend' } },
    })
    await expect(joined(page)).toBeFocused()
    expect(posts(made)).toEqual(['POST /functions/v1/subscribe-newsletter'])
  })

  await inNewPage(context, 'typed text is there after Back, and is sent', async (page) => {
    const ada = { name: 'Ada', email: newAddress() }
    const release = await holdScript(page)
    await page.goto('/newsletter')
    await fill(signUp(page), ada)
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/privacy')
    release()
    await page.goBack()
    await expectValues(signUp(page), ada)
    await join(page).click()
    await expect(joined(page)).toBeFocused()
  })

  await makeOld(context)
  await inNewPage(context, 'the menu opens in a browser without popovers', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const release = await holdScript(page)
    await page.goto('/newsletter')
    await page.getByRole('button', { name: 'Menu' }).click()
    release()
    await expect(page.getByRole('link', { name: 'Case Studies' }).first()).toBeVisible()
  })
})
