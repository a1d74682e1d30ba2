import type { Page } from '@playwright/test'
import { honeypotName } from '#contracts/submission'
import { runCommand } from '#server/cli/run-command'
import { exampleAuditIntake } from '#test/examples'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { choice, newAddress, toast } from './quiz.ts'
import { usualEnv } from './usual-env.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/ai-audit-week-1-intake-form'
const schemes = ['light'] as const
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.getByRole('button', { name: 'Send my answers' })
const promise = 'We’ll contact you within 24 hours to schedule the week-2 call.'

/** Answers as a visitor would, in the form's order. */
async function fill(page: Page, values: Partial<typeof exampleAuditIntake> = exampleAuditIntake) {
  for (const [name, value] of Object.entries(values)) {
    const isPick = ['teamSize', 'onboardingProcess', 'deliveryTools'].includes(name)
    if (isPick) for (const each of [value].flat()) await choice(page, name, each).check()
    else if (typeof value === 'string') await field(page, name).fill(value)
    else await fillList(page, name, value)
  }
}

const listOf = (page: Page, name: string) => page.locator('fieldset', { has: field(page, name).first() })

async function fillList(page: Page, name: string, entries: readonly string[]) {
  for (const [index, entry] of entries.entries()) {
    if ((await field(page, name).count()) <= index)
      await listOf(page, name)
        .getByRole('button', { name: /^Add another/ })
        .click()
    await field(page, name).nth(index).fill(entry)
  }
}

/** Returns the owner's notice of an intake of this business, if it was sent. */
async function noticeOf(site: Parameters<typeof mailsTo>[0], businessName: string) {
  const mails = await mailsTo(site, usualEnv.OWNER_EMAIL)
  return mails.find(({ text }) => text?.includes(businessName))
}

/** Makes a personal intake link by the command, and returns its path. */
async function personalLink(site: { dataDir: string }, email: string): Promise<string> {
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  const said = await runCommand(env, 'make-intake-link', { email, name: 'Dana Smith', siteUrl: '' })
  return said.slice(said.indexOf('/'))
}

test('the week-1 intake shows missing answers, survives a reload, is sent, and is empty afterwards', async ({
  page,
  site,
}) => {
  await page.goto(path)
  await expect(page.getByRole('main').getByText(promise).last()).toBeVisible()
  for (const name of ['Business Overview', 'System Flow', 'Time Drains', 'Data & Tools', 'Growth Blockers'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  const businessName = `Example & Sons ${process.pid} 👩🏽‍🔧`
  const rail = page.locator('.rail')
  await expect(rail).toContainText('22 answers left')

  await send(page).click()
  await expect(toast(page, 'Please Complete All Fields', 'All questions are required')).toBeVisible()
  await expect(field(page, 'businessName')).toBeFocused()
  await expect(field(page, 'wouldBreakFirst')).toHaveAccessibleDescription(
    'Scaling bottleneck description is required',
  )
  await expect(page.locator('.error')).toHaveCount(22)
  await page.getByRole('button', { name: 'Close' }).first().press('Enter')
  await expectAccessible(page, 'errors', { schemes })
  await page.setViewportSize({ width: 1280, height: 800 })

  const tasks = field(page, 'inefficientTasks')
  const remove = listOf(page, 'inefficientTasks').getByRole('button', { name: /^Remove/ })
  await expect(tasks).toHaveCount(1)
  await expect(remove).toHaveCount(0)
  await fillList(page, 'inefficientTasks', ['Typing', 'Copying', 'Pasting'])
  await expect(remove).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove task 2' }).click()
  await expect(tasks.nth(1)).toBeFocused()
  await expect(tasks.nth(1)).toHaveValue('Pasting')
  await page.getByRole('button', { name: 'Remove task 1' }).click()
  await expect(remove).toHaveCount(0)
  await expect(tasks).toHaveValue('Pasting')
  await tasks.press('Enter')
  await expect(tasks.nth(1)).toBeFocused()

  await expect(field(page, 'otherDeliveryTool')).toBeHidden()
  await fill(page, { ...exampleAuditIntake, businessName } as typeof exampleAuditIntake)
  await expect(field(page, 'otherDeliveryTool')).toBeVisible()
  await choice(page, 'deliveryTools', 'Other').uncheck()
  await expect(field(page, 'otherDeliveryTool')).toBeHidden()
  await choice(page, 'deliveryTools', 'Other').check()
  await expect(field(page, 'otherDeliveryTool')).toHaveValue('')
  await field(page, 'otherDeliveryTool').fill('A shared calendar')
  await field(page, 'auditGoal').fill('')
  await expect(rail).toContainText('1 answer left')
  await expect(rail.getByRole('link', { name: 'Growth Blockers 4 of 5 answered' })).toBeVisible()

  // The honeypot's value is not stored with the draft; otherwise the submission would be quarantined.
  await field(page, honeypotName).evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://tool.example'
    trap.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.goto(path)
  await expect(field(page, honeypotName)).toHaveValue('')
  await expect(field(page, 'businessName')).toHaveValue(businessName)
  await expect(tasks).toHaveCount(2)
  await expect(tasks.nth(1)).toHaveValue('Copying notes')
  await expect(field(page, 'otherDeliveryTool')).toHaveValue('A shared calendar')
  await expect(choice(page, 'teamSize', '6-10')).toBeChecked()
  await expect(rail).toContainText('1 answer left')
  await field(page, 'auditGoal').fill('Zwei Tage\ndie Woche')
  await expect(rail).toContainText('All answered')
  await expectAccessible(page, 'full', { schemes })

  await send(page).click()
  await expect(
    toast(
      page,
      'Form Submitted Successfully',
      "Thank you for completing the Week 1 intake form. We'll review your responses and get back to you soon.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused()
  await expect(page.locator('.thanks')).toContainText(promise)
  await expect(rail).toContainText('22 answers left')
  await expect(tasks).toHaveCount(1)
  for (const name of ['businessName', 'inefficientTasks', 'otherDeliveryTool', 'additionalThoughts'])
    await expect(field(page, name)).toHaveValue('')
  await expectAccessible(page, 'sent', { schemes })
  await page.goto(path)
  await expect(field(page, 'businessName')).toHaveValue('')

  await expect.poll(() => noticeOf(site, businessName)).toBeDefined()
  const { text = '' } = (await noticeOf(site, businessName)) ?? {}
  for (const said of ['Sort of', 'A shared calendar', 'Copying notes', '  Zwei Tage\n  die Woche'])
    expect(text).toContain(said)

  // A client's personal link greets them.
  await page.goto(await personalLink(site, newAddress()))
  await expect(page.getByText('Hi Dana.')).toBeVisible()
  await expect(page.getByRole('main').getByText(/Smith|@/)).toHaveCount(0)
  await expectAccessible(page, 'greeted', { schemes })
})
