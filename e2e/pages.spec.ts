import { HtmlValidate } from 'html-validate/node'
import { type Page as SitePage, sharePictureOf } from '#content/pages/parts/page'
import { pages } from '#content/index'
import { expectAccessible } from './expect-accessible.ts'
import { expectNothingCovered } from './expect-nothing-covered.ts'
import { expectPrintable } from './expect-printable.ts'
import { expectReadableEverywhere } from './expect-readable.ts'
import { expect, test } from './fixtures.ts'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes <br/> and empty boolean attributes, and its own order of the doctype's letters.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Written camel-cased by React; HTML does not mind.
    'attr-case': 'off',
    'element-case': 'off',
    // The scripts' integrity is in the policy's hashes.
    'require-sri': 'off',
    'no-inline-style': 'error',
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

const textOf = (html: string) =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Most pages link to the same others: each is asked for once. */
const statuses = new Map<string, number>()

for (const sitePage of pages) {
  test(`${sitePage.path} is valid before any script runs`, async ({ request, site }) => {
    const answer = await request.get(sitePage.path)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const report = await htmlValidate.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect.soft(faults).toEqual([])
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain(
      `<link rel="canonical" href="${expectedOrigin(html)}${canonicalPathOf(sitePage)}"/>`,
    )
    expect(textOf(html).length, 'words of the page itself').toBeGreaterThan(150)
    const picture = await request.get(sharePictureOf(sitePage))
    expect(picture.headers()['content-type']).toBe('image/png')

    const links = new Set(Array.from(html.matchAll(/\shref="(\/[^"#?]*)/g), ([, href = '']) => href))
    for (const link of links) {
      statuses.set(link, statuses.get(link) ?? (await request.get(site.url + link)).status())
      expect.soft(statuses.get(link), `link to ${link}`).toBe(200)
    }
    for (const [, id = ''] of html.matchAll(/\shref="#([^"]+)"/g)) {
      expect.soft(html, `anchor #${id}`).toContain(`id="${id}"`)
    }
  })

  test(`${sitePage.path} has nothing for axe to find, and is readable at every size, in forced colors and on paper`, async ({
    page,
  }) => {
    await page.goto(sitePage.path)
    await expectAccessible(page, sitePage.path, { schemes: ['light'] })
    // It has results to show only after the quiz: e2e/text-overlaps.spec.ts, forced-colors and print take it.
    if (sitePage.path === '/ai-score-results') return
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNothingCovered(page, sitePage.path)
    await page.emulateMedia({ forcedColors: 'none' })
    await expectPrintable(page, sitePage.path)
    await page.emulateMedia({ media: 'screen' })
    await expectReadableEverywhere(page)
  })
}

test('titles and descriptions are unique', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await request.get(path)).text()
      return {
        title: /<title>([^<]*)/.exec(html)?.[1],
        description: /name="description" content="([^"]*)"/.exec(html)?.[1],
      }
    }),
  )
  for (const key of ['title', 'description'] as const) {
    const values = heads.map((head) => head[key])
    expect(values.filter((value, index) => !value || values.indexOf(value) !== index)).toEqual([])
  }
})

const canonicalPathOf = ({ path, canonicalPath = path }: SitePage) => canonicalPath
const expectedOrigin = (html: string) =>
  /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)?.[1] ?? ''
