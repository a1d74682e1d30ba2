import { expect, test } from './fixtures.ts'
import { watchFaults } from './watch-faults.ts'

test('watchFaults reports console errors, uncaught exceptions, CSP violations and requests off the site', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext()
  const found = await watchFaults(context, site.url)
  const page = await context.newPage()
  await page.goto(`${site.url}/healthz`)
  await page.evaluate(() => {
    console.error('something broke')
    void Promise.reject(new Error('nobody caught this'))
    const script = document.createElement('script')
    script.textContent = 'document.title = 1'
    document.head.append(script)
  })
  const noticed = (fault: RegExp) => expect.poll(() => found).toContainEqual(expect.stringMatching(fault))
  for (const fault of [/^something broke/, /^uncaught: nobody caught this/, /^policy violation: script-src/])
    await noticed(fault)
  // This comes last, because leaving the page drops messages that it has not reported yet.
  await expect(page.goto('https://elsewhere.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  await noticed(/^off this site: https:\/\/elsewhere\.example/)
  await context.close()
})
