import { expect, test } from 'vitest'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { builtHtmls } from './built-html.ts'

interface Block {
  '@type': string
  mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  [name: string]: unknown
}

const htmls = await builtHtmls()
const htmlOf = (path: string) => htmls.get(path) ?? ''

function blocksOf(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as Block)
}

const plain = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What a reader sees, on one line. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return plain(main.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
}

test.each([...htmls.keys()])('the FAQ structured data of %s has only text that the page shows', (path) => {
  const html = htmlOf(path)
  const words = wordsOf(html)
  const blocks = blocksOf(html)
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  const answered = blocks.filter((block) => block['@type'] === 'FAQPage').flatMap((faq) => faq.mainEntity)
  for (const { name, acceptedAnswer } of answered) {
    expect(words).toContain(name)
    expect(words).toContain(acceptedAnswer.text)
  }
  const section = /<section class="wrap faq"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  const shown = Array.from(section.matchAll(/<summary>([^<]*)/g), ([, text = '']) => plain(text))
  expect(answered.map(({ name }) => name)).toEqual(expect.arrayContaining(shown))
})

test.each([
  ['/free-ai-workshop', 'every Friday 2PM EST', 'Friday', '14:00:00', 'America/New_York', 'PT90M'],
  ['/ai-workshop', 'every Tuesday 10:00 AM PST', 'Tuesday', '10:00:00', 'America/Los_Angeles', 'PT120M'],
])('%s is an event held %s', (path, said, day, startTime, scheduleTimezone, duration) => {
  const html = htmlOf(path)
  expect(wordsOf(html).toLowerCase()).toContain(said.toLowerCase())
  expect(blocksOf(html)).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      duration,
      eventSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'P1W',
        byDay: `https://schema.org/${day}`,
        startTime,
        duration,
        scheduleTimezone,
      },
    }),
  )
})

test.each([
  ['/free-ai-workshop', 'Friday', /T14:00:00-0[45]:00$/, 90],
  ['/ai-workshop', 'Tuesday', /T10:00:00-0[78]:00$/, 120],
])('%s is sent with the dates of an upcoming %s', (path, day, time, minutes) => {
  const settingsRenderer = createSettingsRenderer({ siteUrl: 'https://site.example', links: {} })
  const event = blocksOf(settingsRenderer.html(htmlOf(path))).find((block) => block['@type'] === 'Event')
  const [start, end] = [event?.['startDate'], event?.['endDate']].map(String)
  expect(start).toMatch(time)
  const startMs = Date.parse(start ?? '')
  expect(startMs).toBeGreaterThan(Date.now())
  expect(startMs).toBeLessThan(Date.now() + 7.1 * 24 * 3_600_000)
  const weekday = new Date(String(start).slice(0, 10)).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  })
  expect(weekday).toBe(day)
  expect(Date.parse(end ?? '') - startMs).toBe(minutes * 60_000)
})

test('only the home page has Organization structured data', () => {
  const found = [...htmls.keys()].filter((path) =>
    blocksOf(htmlOf(path)).some((block) => block['@type'] === 'Organization'),
  )
  expect(found).toEqual(['/'])
})
