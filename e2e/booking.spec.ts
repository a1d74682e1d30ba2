import type { Locator, Page } from '@playwright/test'
import { exampleAnswers } from '#test/examples'
import type { ServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdScript } from './hold.ts'
import { mailsTo } from './mailbox.ts'
import { newAddress, openResults } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Berlin' })

const slots = (page: Page) => page.locator('.slot')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0161')
}

/** The address of the call's page, from the newest mail with this subject. */
async function linkFor(site: ServerProcess, email: string, subject: string): Promise<string> {
  const links = async () =>
    (await mailsTo(site, email))
      .filter((mail) => mail.subject === subject)
      .flatMap(({ text }) => /\/book\/[\w-]+(?:\/change)?/.exec(text ?? '')?.[0] ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links()).at(-1) ?? ''
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a visitor requests a call in their own time zone, the owner confirms it, and the visitor cancels it', async ({
    page,
    site,
    browser,
  }) => {
    const email = newAddress()
    const name = `Priya Raman ${email.split('@')[0]}`
    await page.goto('/book?about=ai-audit')
    await expect(page).toHaveURL(/zone=Europe%2FBerlin/)
    await expect(heading(page)).toHaveText('Pick a time. Bring what’s broken.')
    await expect(page.getByText('30-minute call about the AI Audit')).toBeVisible()
    await expectAccessible(page, 'the booking page')
    await page.setViewportSize({ width: 390, height: 800 })
    // The business's time is beside the visitor's.
    await expect(slots(page).first()).toContainText(/E[SD]T/)
    // A time picked before hydration is on the button after it.
    const release = await holdScript(page)
    await page.reload()
    await fillIn(page, name, email)
    await slots(page).last().click()
    release()
    await page.getByRole('button', { name: /^Request .*M$/ }).click()
    await expect(heading(page)).toContainText('Your request is here.')
    await expect(page).toHaveURL(/\/book\/[\w-]{43}$/)
    await page.reload()
    await expect(page.getByText(/^It isn’t confirmed yet\. Our answer will be on this page by/)).toBeVisible()
    await expectAccessible(page, 'the request that was sent')

    const office = await browser.newPage({ baseURL: site.url })
    await openOffice(office, site, '/admin/calls')
    await expect(heading(office)).toHaveText(
      /^\S+ (?:upcoming calls?|calls? today)\. One needs confirmation\.$/,
    )
    await expectAccessible(office, 'the calls')
    const confirm = office.getByRole('button', { name: `Confirm ${name}` })
    await confirm.click()
    await expect(confirm).toHaveCount(0)
    await expect(heading(office)).not.toContainText('confirmation')
    await office.close()

    const address = await linkFor(site, email, 'Your call is confirmed')
    await page.goto(address)
    await expect(heading(page)).toContainText('doesn’t work? Pick another time.')
    await expectAccessible(page, 'the page that moves or cancels a call')
    await page.goto(address.replace('/change', ''))
    await expect(heading(page)).toContainText('It’s yours.')
    await expectAccessible(page, 'the page of a call')
    await page.getByRole('link', { name: 'Move or cancel' }).click()
    await page.getByLabel('Note to us').fill('We are away.')
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    await expect(heading(page)).toContainText('is canceled.')
    await expectAccessible(page, 'a canceled call')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page)).toContainText('Your request is here.')
    await linkFor(site, email, 'Your call is confirmed')
  })
})

/** Another network, because each may have only a few open requests. */
const elsewhere = { 'x-forwarded-for': '198.51.100.7' }

test.describe('scorecard and questions', () => {
  test.use({ extraHTTPHeaders: elsewhere })

  test('booking from the results attaches the scorecard and removes its token from the address', async ({
    page,
    site,
  }) => {
    const email = newAddress()
    await openResults(page, email)
    const link = page.getByRole('link', { name: /^Book A Call/ }).last()
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '')
    expect(search).toMatch(/^\?about=ai-score-results&scorecard=[\w-]{43}$/)
    await page.goto(pathname + search)
    await expect(page).toHaveURL(/zone=Europe%2FBerlin/)
    await expect(page).not.toHaveURL(/scorecard/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByRole('checkbox', { name: /^Take my scorecard along\. 14 of 27/ })).toBeChecked()
    await expectAccessible(page, 'the booking page with a scorecard')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0163')
    await slots(page).last().click()
    await page.getByRole('button', { name: /^Request .*M$/ }).click()
    await expect(heading(page)).toContainText('Your request is here.')
    await openOffice(page, site, '/admin/calls')
    await expect(
      page.getByText('Booked from their results: score 14, The System Architect').first(),
    ).toBeVisible()
  })

  test('the owner adds a question to a call type and reads the answer', async ({ page, site, browser }) => {
    const office = await browser.newPage({ baseURL: site.url })
    await openOffice(office, site, '/admin/calls/types')
    const type = office.getByRole('group', { name: 'Operations consultation' })
    const question = `Which hand-off hurts ${newAddress()}?`
    await type.getByLabel(/^Question 1 /).fill(question)
    // On a phone the dock covers part of the controls above it.
    await expectAccessible(office, 'the call types', { widths: [1280] })
    await office.getByRole('button', { name: 'Save' }).click()
    await expect(office.getByText('Call types saved.')).toBeVisible()
    await expect(async () => {
      await page.goto('/book?about=ai-internal-ops&zone=Europe/Berlin')
      await expect(page.getByLabel(question)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await fillIn(page, 'Tara Example', newAddress())
    await page.getByLabel(question).fill('From sales to delivery.')
    await slots(page).last().click()
    await page.getByRole('button', { name: /^Request .*M$/ }).click()
    await expect(heading(page)).toContainText('Your request is here.')
    await office.goto('/admin/calls')
    await expect(office.getByText(`${question} “From sales to delivery.”`)).toBeVisible()
    await office.close()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the link in the score mail fills in the booking page, and the scorecard can be left out', async ({
      page,
      request,
      site,
    }) => {
      const email = newAddress()
      const formData = { ...exampleAnswers, email }
      await request.post('/functions/v1/send-score-email', { data: { score: 14, formData } })
      const search = async () =>
        /\/book(\?about=score-email&scorecard=[\w-]{43})\n/.exec(
          (await mailsTo(site, email)).map(({ text }) => text ?? '').join('\n'),
        )?.[1]
      await expect.poll(search).toBeDefined()
      await page.goto(`/book${await search()}`)
      // Links to other days and time zones keep the scorecard's token.
      await page.getByLabel('Time zone').selectOption('Australia/Sydney')
      await page.getByRole('button', { name: 'Show these times' }).click()
      await expect(page).toHaveURL(/zone=Australia%2FSydney/)
      await page.locator('.open-days a').last().click()
      await expect(page.getByLabel('Full name')).toHaveValue(exampleAnswers.fullName)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      const take = page.getByRole('checkbox', { name: /^Take my scorecard along/ })
      await expect(take).toBeChecked()
      await take.uncheck()
      await slots(page).first().click()
      await page.getByRole('button', { name: 'Request this time' }).click()
      await expect(page.getByText('Please enter your phone number')).toBeVisible()
      await expect(take).not.toBeChecked()
      await page.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0164')
      await page.getByRole('button', { name: /^Request/ }).click()
      await expect(heading(page)).toContainText('Your request is here.')
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a request for a time that was just taken keeps what was typed and offers the nearest times', async ({
    page,
    request,
    site,
    faults,
  }) => {
    faults.expect(/status of 409/)
    await page.goto('/ai-audit')
    const call = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book A Call' })
    await expect(call).toHaveAttribute('href', /\/book\?about=ai-audit$/)
    await expect(call).toHaveAttribute('target', '_blank')

    // Without script, days are links and the time zone is a form.
    await page.goto('/book?about=ai-chat-agents')
    await page.locator('.open-days a').last().click()
    await expect(page).toHaveURL(/about=ai-chat-agents&(?:month|day)=/)
    await page.getByLabel('Time zone').selectOption('Australia/Sydney')
    await page.getByRole('button', { name: 'Show these times' }).click()
    await expect(page).toHaveURL(/zone=Australia%2FSydney/)
    await expect(page).toHaveURL(/about=ai-chat-agents/)

    const ben = newAddress()
    await page.goto('/book')
    const startsAt = await slots(page).first().locator('input').getAttribute('value')
    await slots(page).first().click()
    await fillIn(page, 'Ben Example', ben)
    const quick = {
      type: 'intro',
      startsAt,
      zone: 'UTC',
      name: 'Quick',
      email: newAddress(),
      way: 'video',
    }
    await request.post('/functions/v1/book-call', { data: quick })
    await page.getByRole('button', { name: 'Request this time' }).click()
    await expect(heading(page)).toContainText('was just taken. These are as close.')
    await expect(page.getByLabel('Full name')).toHaveValue('Ben Example')
    await page.getByRole('button', { name: /^Request/ }).click()
    await expect(page).toHaveURL(/\/book\/[\w-]{43}$/)
    await expect(heading(page)).toContainText('Your request is here.')

    // The call is moved on the page behind the mail's link.
    await page.goto(await linkFor(site, ben, 'We have your request for a call'))
    await slots(page).last().click()
    await page.getByRole('button', { name: 'Move to this time' }).click()
    await expect(page).toHaveURL(/\/book\/[\w-]{43}$/)
    await expect(heading(page)).toContainText('Your request is here.')
    await linkFor(site, ben, 'We have the new time for your call')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`from the home page on a phone ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, hasTouch: true, viewport: { width: 390, height: 844 } })

    test('a call is requested with at most 8 taps and 4 fields', async ({ page }) => {
      let [taps, fields] = [0, 0]
      async function tap(target: Locator) {
        taps += 1
        await target.tap()
      }
      async function type(target: Locator, text: string) {
        fields += 1
        await tap(target)
        await target.fill(text)
      }
      await page.goto('/')
      const call = page.getByRole('link', { name: /^Book A Call/ }).filter({ visible: true })
      if ((await call.count()) === 0) await tap(page.getByRole('button', { name: 'Menu' }))
      // The link has the site's configured origin, at which the test server does not listen.
      taps += 1
      const { pathname, search } = new URL((await call.first().getAttribute('href')) ?? '')
      await page.goto(pathname + search)
      await expect(heading(page)).toHaveText('Pick a time. Bring what’s broken.')
      if (javaScriptEnabled) await expect(page).toHaveURL(/zone=Europe%2FBerlin/)
      await tap(slots(page).last())
      await type(page.getByLabel('Full name'), 'Tara Example')
      await type(page.getByLabel('Email'), newAddress())
      await type(page.getByRole('textbox', { name: 'Phone' }), '+1 555 0162')
      await tap(page.getByRole('button', { name: /^Request/ }))
      await expect(heading(page)).toContainText('Your request is here.')
      expect(taps).toBeLessThanOrEqual(8)
      expect(fields).toBeLessThanOrEqual(4)
    })
  })
}
