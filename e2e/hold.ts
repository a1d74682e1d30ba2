import type { Page } from '@playwright/test'

/** Holds a page's requests for these addresses until the returned function lets them go. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds a function's calls. */
export const hold = (page: Page, name: string) => holdRequests(page, `**/functions/v1/${name}`)

/** Holds the page's entry script, so that the page is not hydrated. */
export const holdScript = (page: Page) => holdRequests(page, '**/assets/entry.client-*.js')
