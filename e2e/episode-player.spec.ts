import { expect, test } from './fixtures.ts'

// As an owner would set it: the link that the host gives for sharing.
test.use({ serverEnv: { PODCAST_EMBED_URL: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1' } })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const player = 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk'
const standIn = '<!doctype html><title>Player</title><button>Play the episode</button>'

test('the owner’s player opens on click, without an earlier request to its host', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/off this site: https:\/\/open\.spotify\.com\/embed/)
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
})

test('no other site can be framed by the page', async ({ page, faults }) => {
  faults.expect(/policy violation: frame-src/, /Framing 'https:\/\/elsewhere\.example/)
  await page.goto('/ai-first-ceo-podcast')
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('policy violation'))
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'https://elsewhere.example/'
    document.body.append(frame)
  })
  expect((await refused).text()).toBe('policy violation: frame-src https://elsewhere.example')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the owner’s player is a link, and no sample is mentioned', async ({ page }) => {
    await page.goto('/ai-first-ceo-podcast')
    const section = page.getByRole('region', { name: 'Latest episode' })
    await expect(section.getByRole('link', { name: 'Play in a new tab' })).toHaveAttribute('href', player)
    await expect(section.getByText(/sample/i).filter({ visible: true })).toHaveCount(0)
  })
})
