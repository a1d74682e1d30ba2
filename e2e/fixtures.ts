import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { pages } from '#content/index'
import { isHydrated } from '#test/is-hydrated'
import type { ServerProcess } from '#test/server-process'
import { createSites, type Sites } from './sites.ts'
import { usualEnv } from './usual-env.ts'
import { watchFaults } from './watch-faults.ts'

export { expect }

interface Faults {
  /** Declares the faults that the test causes on purpose. */
  expect(...patterns: RegExp[]): void
}

interface TestFixtures {
  /** Settings of the server under test. */
  serverEnv: Record<string, string>
  /** Fills the data folder before the server starts. */
  prepareData: ((dataDir: string) => Promise<void>) | undefined
  /**
   * The real server as its own process. A file that has settings or data of its own has a server of its own; all others
   * share one per worker.
   */
  site: ServerProcess
  /** Fails the test on any error in the console, uncaught exception, CSP violation or request off this machine. */
  faults: Faults
}

interface WorkerFixtures {
  sites: Sites
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Test-scoped, because worker-scoped options would give each file with other settings its own worker and browser.
  serverEnv: [usualEnv, { option: true }],
  prepareData: [undefined, { option: true }],

  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const sites = createSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  site: [
    async ({ sites, serverEnv, prepareData }, use, { file }) =>
      use(await sites.siteFor(file, { env: serverEnv, prepareData })),
    { timeout: 240_000 },
  ],

  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (...args) => leavePointerOutside(await newContext(...args))
      await use(browser)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page)
      page.goto = async (...args) => {
        const answer = await goto(...args)
        await untilHydrated(page)
        return answer
      }
    }
    await use(page)
  },

  faults: [
    async ({ context, site, baseURL }, use) => {
      const found = await watchFaults(context, baseURL ?? site.url)
      const expected: RegExp[] = []
      await use({ expect: (...patterns) => expected.push(...patterns) })
      expect(found.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Moves each new window away from the corner of the screen, where the headless shell has its pointer. Otherwise a page
 * would take that pointer for its visitor's first interaction and load its script.
 */
function leavePointerOutside(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const client = await context.newCDPSession(page)
    const { windowId } = await client.send('Browser.getWindowForTarget')
    await client.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
    await client.detach()
    return page
  }
  return context
}

/**
 * Waits for hydration of a page that hydrates at once, which may end after the load event. Other pages are not waited
 * for, because what is typed or pressed before their hydration is kept and replayed.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  if (!pages.some(({ path, hydrate }) => path === pathname && hydrate === 'at-once')) return
  await page.waitForFunction(isHydrated)
}
