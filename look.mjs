import { chromium } from 'playwright'
const base = 'http://localhost:3417'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const context = await browser.newContext({ reducedMotion: 'reduce' })
const page = await context.newPage()
page.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 300)),
)
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.goto(base + '/auth?next=%2Fadmin%2Fdeliveries')
await page.getByLabel('Email').fill('owner@example.com')
await page.getByLabel('Password', { exact: true }).fill('a passphrase of green kettles')
await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
await page.waitForURL(/admin\/deliveries/)
const shots = (
  process.argv[2] ??
  'deliveries=/admin/deliveries,forms=/admin/forms,received=/admin/forms?view=received,loose=/admin/forms?view=without_address'
)
  .split(',')
  .map((x) => {
    const i = x.indexOf('=')
    return [x.slice(0, i), x.slice(i + 1)]
  })
for (const [width, scheme] of (process.argv[3] ?? '1280:light,390:light')
  .split(',')
  .map((x) => x.split(':'))) {
  await page.setViewportSize({ width: Number(width), height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
  for (const [name, path] of shots) {
    await page.goto(base + path.replace('ONE', ''))
    await page.waitForTimeout(900)
    if (path.includes('ONE')) {
      await page.locator('[data-row-link]').nth(1).click()
      await page.waitForTimeout(700)
    }
    await page.screenshot({ path: `/tmp/dshot-${name}-${width}-${scheme}.png`, fullPage: true })
  }
}
await browser.close()
