import { defaultContent } from '#content/facts/default-content'
import type { ServerProcess } from '#test/server-process'
import { expect, test } from './fixtures.ts'
import { officeOwner, usualEnv } from './usual-env.ts'

// The address as an owner would set it: the link that the host gives for sharing.
test.use({
  serverEnv: {
    ...usualEnv,
    PODCAST_EMBED_URL: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
  },
  contextOptions: { reducedMotion: 'reduce' },
})

type Site = Pick<ServerProcess, 'url'>

async function ask(site: Site, path: string, body: object, token = '') {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Signs the owner in over HTTP and returns the content functions that the tests call. */
async function ownerAt(site: Site) {
  const { body } = await ask(site, '/auth/v1/token?grant_type=password', officeOwner)
  const token = String(body['access_token'])
  const call = async <Data>(name: string, input: object) => {
    const answer = await ask(site, `/functions/v1/${name}`, input, token)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body['data'] as Data
  }
  const seen = async () => {
    const { draft, published } = await call<{
      draft: { savedAt: string } | null
      published: { number: number } | null
    }>('get-content', {})
    return { seen: draft?.savedAt ?? null, seenNumber: published?.number ?? 0 }
  }
  return {
    save: async (overlay: object) => call('save-content', { overlay, seen: (await seen()).seen }),
    publish: async () => call('publish-content', await seen()),
    preview: async (path: string) => (await call<{ path: string }>('preview-content', { path })).path,
    restore: async (number: number) =>
      call('restore-content-version', { number, seenNumber: (await seen()).seenNumber }),
  }
}

const oldPrice = `$${defaultContent.audit.priceUsd.toLocaleString('en-US')}`

test('a draft is visible only at its private address; once published, it is on every page', async ({
  page,
  site,
}) => {
  const owner = await ownerAt(site)
  await owner.save({ audit: { priceUsd: 2_345 }, company: { name: 'Brightwater' } })
  const pathOfDraft = await owner.preview('/ai-audit')
  const reserve = page.getByRole('main').getByText('$2,345').first()
  const brand = page.getByRole('banner').getByText('Brightwater')

  const picture = async () =>
    Buffer.from(await (await fetch(`${site.url}/og/ai-audit.png`)).arrayBuffer()).toString('base64')
  const asBuilt = await picture()
  await page.goto('/ai-audit')
  await expect(page.getByRole('main').getByText(oldPrice).first()).toBeVisible()
  await page.goto(pathOfDraft)
  await expect(reserve).toBeVisible()
  // Client-side navigation shows the draft too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(brand).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$2,345')
  await expect(page).toHaveTitle(/ · Brightwater$/)

  await owner.publish()
  await expect.poll(async () => (await fetch(`${site.url}/ai-audit`)).text()).toContain('$2,345')
  await page.goto('/ai-audit')
  await expect(reserve).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$2,345')
  await expect(page.locator('body')).not.toContainText(oldPrice)
  const drawn = await picture()
  expect(drawn.slice(0, 8)).toBe(asBuilt.slice(0, 8))
  expect(drawn).not.toBe(asBuilt)
  // There is no draft anymore, so its address redirects to the page.
  await page.goto(pathOfDraft)
  await expect(page).toHaveURL(/\/ai-audit$/)
  await owner.restore(0)
  await expect.poll(picture).toBe(asBuilt)
})

const player = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'
const standIn = '<!doctype html><title>Player</title><button>Play the episode</button>'

test('the podcast player is framed on click, with no earlier request to its host; other sites cannot be framed', async ({
  page,
  context,
  browser,
  site,
  faults,
}) => {
  faults.expect(
    /off this site: https:\/\/open\.spotify\.com\/embed/,
    /policy violation: frame-src https:\/\/elsewhere\.example/,
    /Framing 'https:\/\/elsewhere\.example/,
  )
  const asked: string[] = []
  await context.route('https://open.spotify.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: standIn })
  })
  // Client-side navigation keeps the first page's CSP, so the test starts on another page.
  await page.goto('/newsletter')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Podcast' }).first().click()
  const section = page.getByRole('region', { name: 'Latest episode' })
  await expect(section.getByRole('heading', { name: 'Listen right here' })).toBeVisible()
  await expect(section.getByText('Sample episode')).toBeHidden()
  await expect(
    section.getByText('Nothing loads from the podcast’s host before you press play.'),
  ).toBeVisible()
  expect(asked).toEqual([])

  await section.getByRole('button', { name: 'Play' }).press('Enter')
  const frame = section.locator('iframe')
  await expect(frame).toHaveAttribute('src', player)
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAccessibleName('Latest episode')
  const inside = frame.contentFrame().getByRole('button', { name: 'Play the episode' })
  await expect(inside).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(inside).toBeFocused()
  expect(asked).toEqual([player])

  // No other site can be framed.
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('policy violation'))
  await page.goto('/ai-first-ceo-podcast')
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.src = 'https://elsewhere.example/'
    document.body.append(other)
  })
  expect((await refused).text()).toBe('policy violation: frame-src https://elsewhere.example')

  // Without script the player is a link, and no sample is mentioned.
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const still = await unscripted.newPage()
  await still.goto(`${site.url}/ai-first-ceo-podcast`)
  const latest = still.getByRole('region', { name: 'Latest episode' })
  await expect(latest.getByRole('link', { name: 'Play in a new tab' })).toHaveAttribute('href', player)
  await expect(latest.getByText(/sample/i).filter({ visible: true })).toHaveCount(0)
  await unscripted.close()
})
