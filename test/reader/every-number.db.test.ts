import { beforeAll, expect, test } from 'vitest'
import { countedClaims } from '#content/facts/counted-claims'
import { type CountedClaim, howWeCountPath } from '#content/facts/how-we-count'
import { pages } from '#content/index'
import { machineFiles } from '#server/pages/machine-files'
import { claimNumbers } from './claim-numbers.ts'
import { countedThereNumbers } from './counted-there-numbers.ts'
import { linesOf } from './numbers-in.ts'
import { numbersOn } from './read-numbers.ts'
import { readSite } from './read-site.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { workedOutNumbers } from './worked-out-numbers.ts'

let htmls: ReadonlyMap<string, string>
beforeAll(async () => {
  htmls = await readSite()
  expect(htmls.size).toBeGreaterThan(pages.length)
})

const allNumbers = () => Array.from(htmls, ([path, html]) => numbersOn(path, html)).flat()

test('every number on the site says what it counts, or is explained where it links', () => {
  const unexplained = allNumbers().filter(({ explanation }) => explanation === undefined)
  expect(unexplained.map(({ path, line, number }) => ({ path, line, number }))).toEqual([])
})

test('llms.txt states no unexplained number', () => {
  const { '/llms.txt': text = '' } = machineFiles('https://example.com')
  const unexplained = Array.from(
    text.matchAll(/^- .*\]\(https:\/\/example\.com([^)]*)\): (.*)$/gm),
    ([, path = '', words = '']) => numbersOn(path, words),
  )
  expect(unexplained.length).toBeGreaterThan(20)
  expect(unexplained.flat().filter(({ explanation }) => explanation === undefined)).toEqual([])
})

test('a claim with a number links to what it counts, wherever it is shown', () => {
  const missing = allNumbers().filter(
    ({ path, explanation }) =>
      explanation?.explained.startsWith(howWeCountPath) &&
      path !== howWeCountPath &&
      !htmls.get(path)?.includes(`href="${howWeCountPath}#`),
  )
  expect(missing.map(({ path, number }) => `${path}: ${number}`)).toEqual([])
})

test.each(Object.keys(countedClaims) as CountedClaim[])(
  'the How we count page explains “%s”: what it counts, whose it is and when',
  (key) => {
    const { id, says, counts, whose, when } = countedClaims[key]
    const row = new RegExp(`<tr id="${id}">[\\s\\S]*?</tr>`).exec(htmls.get(howWeCountPath) ?? '')?.[0] ?? ''
    const [line = ''] = linesOf(row)
    for (const part of [says, counts, whose, when]) expect(line.toLowerCase()).toContain(part.toLowerCase())
  },
)

test('sample figures are marked as samples, beside every link to what they count', () => {
  for (const [path, html] of htmls) {
    const links = html.match(/href="\/how-we-count#[^"]*"[^>]*>How we count<\/a>/g)?.length ?? 0
    const marks = html.match(/\(<!-- -->sample figures<!-- -->\)|\(sample figures\)/g)?.length ?? 0
    expect([path, marks]).toEqual([path, links])
  }
})

test('every explanation has its number on some page', () => {
  const used = new Set(allNumbers().map(({ explanation }) => explanation))
  const written = [...claimNumbers, ...workedOutNumbers, ...countedThereNumbers, ...sampleNumbers]
  expect(
    written.filter((each) => !used.has(each)).map(({ says, counts }) => `${says.source}: ${counts}`),
  ).toEqual([])
})

test.each([
  ['/', '<p>80+ workflows deployed</p>'],
  ['/', '<p>300+ CEOs used the system.</p>'],
  ['/', '<dl><div><dt>in cost reductions</dt><dd>$150K+</dd></div></dl>'],
  ['/', '<p>Owners save $12,000 a year.</p>'],
  ['/', '<p>Nine out of ten clients stay.</p>'],
  ['/ai-internal-ops', '<p>Most teams get twenty hours back.</p>'],
  ['/newsletter', '<button>Join 500+ CEOs</button>'],
  ['/trusted-partner', '<p>Live in 21 days.</p>'],
  ['/case-studies', '<p>Costs down 40%.</p>'],
])('on %s an unexplained number is found: %s', (path, html) => {
  expect(numbersOn(path, html).some(({ explanation }) => explanation === undefined)).toBe(true)
})
