import { expect, type Locator, type Page } from '@playwright/test'

/** Answers a function's next call with a failure. */
export async function failOnce(page: Page, name: string, error: string): Promise<void> {
  await page.route(
    `**/functions/v1/${name}`,
    (route) => route.fulfill({ status: 500, json: { error, code: 'internal', requestId: 'none' } }),
    { times: 1 },
  )
}

/** Types into the text fields of a form, by their names. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
}

export async function expectValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
}

/** Expects each field to have its linked error message, no further errors, and the focus on the first field. */
export async function expectFaults(form: Locator, messages: Record<string, string>): Promise<void> {
  for (const [name, message] of Object.entries(messages)) {
    // The control, or the group of radios it belongs to.
    const faulty = form.locator(`[name="${name}"][aria-invalid], [aria-invalid]:has([name="${name}"])`)
    await expect(faulty).toBeVisible()
    await expect(faulty).toHaveAccessibleDescription(message)
    await expect(form.locator('.error', { hasText: message }).first()).toBeVisible()
  }
  await expect(form.locator('.error')).toHaveCount(Object.keys(messages).length)
  await expect(form.locator(`[name="${Object.keys(messages)[0]}"]`).first()).toBeFocused()
}
