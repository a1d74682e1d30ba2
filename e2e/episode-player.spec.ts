import { expect, test } from './fixtures.ts'

// As an owner would set it: the link that the host gives for sharing.
test.use({ serverEnv: { PODCAST_EMBED_URL: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1' } })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const player = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'
const standIn = '<!doctype html><title>Player</title><button>Play the episode</button>'

test('the owner’s player, and no other site, is framed on click, without an earlier request to its host', async ({
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
  // From another page, whose policy then stays in force.
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
