import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { openOffice } from './sign-in-office.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'allow',
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Waits until the service worker controls the page and a query with `keyPart` in its key is cached. Counting queries
 * would not do, because another screen's may be cached earlier.
 */
async function untilCached(page: Page, keyPart: string) {
  await untilHydrated(page)
  await expect
    .poll(async () => (await page.evaluate(cachedKeys)).some((key) => key.includes(keyPart)))
    .toBe(true)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

/** Runs in the page. Returns the keys of all cached queries, as JSON. */
async function cachedKeys(): Promise<string[]> {
  const settled = (request: IDBRequest) =>
    new Promise((resolve) => {
      request.addEventListener('success', resolve)
      request.addEventListener('error', resolve)
    })
  // Opening the database before the page creates it would leave it without stores.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'office')) return []
  const opening = indexedDB.open('office')
  await settled(opening)
  const keys = opening.result.transaction('reads').objectStore('reads').getAllKeys()
  await settled(keys)
  opening.result.close()
  return keys.result as string[]
}

/** Returns the names of the IndexedDB databases and the keys of both web storages. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).toSorted(),
  }))

/** Adds a lead; returns its name and the address of a list with only that lead. */
async function addAda(page: Page) {
  const name = `Ada O${Date.now().toString(36)}`
  const data = { name, email: newAddress(), company: 'Lund' }
  expect((await page.request.post('/functions/v1/subscribe-contact', { data })).status()).toBe(200)
  return { name, list: `/admin/leads?${new URLSearchParams({ view: 'everyone', q: name })}` }
}

test('offline, office screens show cached data with its time; back online they load from the server', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/)
  await openOffice(page, site)
  await untilCached(page, '"today"')
  const { name, list } = await addAda(page)
  await page.goto('/admin/leads')
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
  await untilCached(page, '"list-contacts"')
  await page.goto(list)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await untilCached(page, name)
  await page.context().setOffline(true)

  await page.reload()
  await expect(row).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Offline.')).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('You see the list of')
  await expectAccessible(page, 'offline')
  // A screen that was never opened here has nothing to show, and says so in the office.
  await page.goto('/admin/log')
  await expect(heading(page)).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('We could not reach the server.')
  await page.getByRole('link', { name: 'Leads' }).first().click()
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
  // An unknown office address shows the office's not-found screen, not the browser's error page.
  await page.goto('/admin/nowhere')
  await expect(heading(page)).toHaveText('Nothing is here. These screens are.')
  await expectAccessible(page, 'nothing here')

  await page.goto(list)
  await expect(row).toBeVisible()
  await page.context().setOffline(false)
  await expect(main.getByText('Offline.')).toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(row).toBeVisible()

  // Overwrites every cached office page, as if an outdated version were cached.
  await page.evaluate(async () => {
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith('/admin')) await cache.put(request, new Response('old'))
    }
  })
  await page.reload()
  await untilHydrated(page)
  await expect(heading(page)).toHaveText('Leads')
  await expect(row).toBeVisible()
})

test('signing out asks about unsent text, then deletes all cached data', async ({ page, site }) => {
  await openOffice(page, site)
  const { name, list } = await addAda(page)
  await page.goto(list)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
  await page.getByRole('tab', { name: 'Note' }).click()
  await page
    .getByRole('tabpanel', { name: 'Note' })
    .getByRole('textbox')
    .fill('Likes to be called after noon.')
  await expect.poll(async () => (await storedIn(page)).keys).toContain('office-drafts')
  await expect.poll(async () => (await storedIn(page)).databases).toContain('office')

  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You wrote something here that hasn’t been sent.')
  await question.getByRole('button', { name: 'Stay' }).click()
  expect((await storedIn(page)).keys).toContain('office-drafts')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect.poll(async () => (await storedIn(page)).databases).toEqual([])
  const { keys } = await storedIn(page)
  expect(keys.filter((key) => key.startsWith('office-') || key === 'site-auth')).toEqual([])
  // The service worker's caches hold no personal data either.
  const texts = await page.evaluate(async () => {
    const found: string[] = []
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName)
      for (const request of await cache.keys())
        found.push(`${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`)
    }
    return found
  })
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => text.includes(name) || text.includes('owner@example.com'))).toEqual([])
})
