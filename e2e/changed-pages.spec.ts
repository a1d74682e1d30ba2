import type { Locator, Page } from '@playwright/test'
import { honeypotName } from '#contracts/submission'
import { isHydrated } from '#test/is-hydrated'
import { isFull } from '#test/sample'
import { expect, test } from './fixtures.ts'
import { expectValues } from './forms.ts'
import { holdScript } from './hold.ts'
import { changePages, changerNames } from '#test/page-changers'
import { newAddress, wizardPath } from './quiz.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

const forms = [
  ['/newsletter', '#signup form'],
  ['/', '#contact form'],
  ['/free-ai-workshop', 'form.form'],
  ['/ai-readiness-workshop', 'form.form'],
  ['/workshop-feedback', 'form.feedback'],
  ['/ai-first-ceo-podcast', '#guest-application form'],
  ['/ai-first-ceo-podcast-guest-intake', 'form.guest-form'],
  ['/ai-audit-week-1-intake-form', 'form.week1__form'],
  ['/collect-testimonial', 'main form'],
  [wizardPath, 'main form'],
  ['/auth', 'main form'],
  ['/book?zone=Europe%2FBerlin', 'form.booking__form'],
] as const

/** When the form is filled in, relative to hydration. */
const moments = ['before', 'during', 'after'] as const

/** Answers every question of a form and returns the values by field name; a radio or checkbox has an empty one. */
async function answer(form: Locator, between: (typed: number) => unknown) {
  const page = form.page()
  const values: Record<string, string> = {}
  const names = await form.evaluate(
    (element: HTMLFormElement, trap) => [
      ...new Set(
        Array.from(element.elements, (each) => [each.getAttribute('name'), (each as HTMLInputElement).type])
          .filter(([name, type]) => name && name !== trap && type !== 'hidden' && type !== 'submit')
          .map(([name]) => name ?? ''),
      ),
    ],
    honeypotName,
  )
  let typed = 0
  for (const name of names) {
    const field = form.locator(`[name="${name}"]`).first()
    if (!(await field.isVisible())) continue
    const type = await field.evaluate((element: HTMLInputElement) => element.type)
    if (type === 'select-one') {
      await field.selectOption({ index: 1 })
      values[name] = await field.inputValue()
    } else if (type === 'radio' || type === 'checkbox') {
      await field.check({ force: true })
      values[name] = ''
    } else {
      const value =
        type === 'email'
          ? newAddress()
          : type === 'url' || /linkedin|website|headshot/i.test(name)
            ? 'https://www.linkedin.com/in/ada-example'
            : type === 'tel'
              ? '+1 555 010 0100'
              : `Ada of the Mill, ${names.indexOf(name)}`
      values[name] = value
      await field.focus()
      await page.keyboard.type(value.slice(0, 5))
      between((typed += 1))
      // The rest is typed without focusing the field again, because hydration must not move the focus.
      await page.keyboard.type(value.slice(5))
    }
  }
  return values
}

type Moment = (typeof moments)[number]

/** Submits a form on a page that a tool changes, and expects every value in the request. */
async function sendBeside(
  page: Page,
  tool: (typeof changerNames)[number],
  path: string,
  css: string,
  moment: Moment,
) {
  await page.addInitScript(changePages, tool)
  const release = await holdScript(page)
  await page.goto(path)
  const form = page.locator(css).first()
  if (moment === 'after') {
    release()
    await form.hover()
    await page.waitForFunction(isHydrated)
  }
  const values = await answer(form, (typed) => moment === 'during' && typed === 1 && release())
  const press = async () => {
    await form.locator('button:not([type="button"])').last().click()
    release()
  }
  if (path === wizardPath) {
    await press()
    await expect(page.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).click()
    return expectValues(form, values)
  }
  const typedFirst = Object.values(values).find((value) => value !== '') ?? ''
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes(typedFirst) === true),
    press(),
  ])
  for (const [name, value] of Object.entries(values)) {
    expect(sent.postData(), `${path} beside ${tool}`).toContain(`"${name}":`)
    expect(sent.postData(), `${path} beside ${tool}`).toContain(value)
  }
}

/** A round gives each form another tool; all rounds together try each tool with each form. */
const rounds = isFull ? changerNames.map((_, round) => round) : [0]

for (const round of rounds)
  for (const [at, moment] of moments.entries())
    test(`a form filled in ${moment} hydration is sent in full although a tool changes the page (${round + 1})`, async ({
      context,
      faults,
    }) => {
      // React refuses a changed page and renders it again; the test's accounts are unknown.
      faults.expect(/React error #418/, /status of 4\d\d/)
      for (const [index, [path, css]] of forms.entries()) {
        const tool = changerNames[(index + at + round) % changerNames.length]
        if (tool)
          await test.step(`${path} beside ${tool}`, async () => {
            const page = await context.newPage()
            await sendBeside(page, tool, path, css, moment)
            await page.evaluate(() => localStorage.clear())
            await page.close()
          })
      }
    })
