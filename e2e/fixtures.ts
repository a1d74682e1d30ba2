import { test as base, expect, type Page } from '@playwright/test'
import { pages } from '#content/index'
import { isTakenOver } from '#test/is-taken-over'
import { type ServerProcess, startServerProcess } from '#test/server-process'
import { watchFaults } from './watch-faults.ts'

export { expect }

interface Faults {
  /** Names faults that belong to the test: what it breaks on purpose. */
  expect(...patterns: RegExp[]): void
}

interface TestFixtures {
  /** Fails the test on any error in the console, uncaught exception, CSP violation or request off this machine. */
  faults: Faults
}

interface WorkerFixtures {
  /** Settings of the server under test. */
  serverEnv: Record<string, string>
  /** The real server as its own process, one per worker, on its own data. */
  site: ServerProcess
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  site: [
    async ({ serverEnv }, use) => {
      const site = await startServerProcess({ env: serverEnv })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page)
      page.goto = async (...args) => {
        const answer = await goto(...args)
        await untilTakenOver(page)
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
 * A page that does something by itself gets its script right after the first paint, which may come after the load event.
 * Of the others none is waited for: what is typed or pressed before their script comes is kept.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  if (!pages.some(({ path, hydrate }) => path === pathname && hydrate === 'at-once')) return
  await page.waitForFunction(isTakenOver)
}
