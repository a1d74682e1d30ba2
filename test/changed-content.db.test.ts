import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pages } from '#content/index'
import { createBuiltInAnswerer } from '#server/assistant/built-in-answer'
import { allPassages } from '#server/assistant/passages'
import { machineFiles } from '#server/pages/machine-files'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp } from './app.ts'
import { serveBuiltSite } from './built-site.ts'
import { testDatabase } from './database.ts'
import { textsOf } from './html-texts.ts'
import { oldFactsIn } from './old-facts.ts'
import { otherContent } from './other-content.ts'

let site: Awaited<ReturnType<typeof serveBuiltSite>>
let app: ReturnType<typeof createTestApp>

/** Every fact and text that an owner can change has been published with another value. */
beforeAll(async () => {
  const database = await testDatabase()
  await addSampleContent(database, new Date())
  site = await serveBuiltSite(database)
  app = createTestApp(database, { role: 'editor' })
  const saved = await app.post('save-content', { overlay: otherContent, seen: null })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { draft } = saved.body['data'] as { draft: { savedAt: string } }
  const { status } = await app.post('publish-content', { seen: draft.savedAt, seenNumber: 0 })
  expect(status).toBe(200)
  const home = async () => (await fetch(site.url)).text()
  await vi.waitFor(async () => expect(await home()).toContain(otherContent.company.name), { timeout: 15_000 })
})
afterAll(() => site.close())

/** Texts that look like a fact and are none: days in stories, and terms that an owner cannot change here. */
const others = [
  /Friday report/,
  /Tuesday Builder/,
  /picked by Friday/,
  /on Friday (afternoon|at five)/i,
  /writes on Friday/,
  /every Friday/,
  /an? sign-up nobody confirms: 60 days/i,
  /The link: 30 days/,
  /wrong password in the last 15 minutes/,
  /within 24 hours\. Registering someone else/,
  // What a partner pays in so many months, for comparison.
  /^(6|12) months$/,
  // Whom a stored testimonial is from.
  /, AI (Foundations|Innovators)$/,
  // A story's own length.
  /^(4 weeks|30 days)$/,
]
const old = (texts: Iterable<string>) =>
  oldFactsIn(texts).filter((text) => !others.some((other) => other.test(text)))

test('the check for outdated facts finds the default facts of a built page', () => {
  const html = readFileSync(join(import.meta.dirname, '../build/client/ai-audit/index.html'), 'utf8')
  expect(old(textsOf(html)).length).toBeGreaterThan(20)
})

test.each(pages.map(({ path }) => path))('%s states no outdated fact', async (path) => {
  const html = await (await fetch(site.url + path)).text()
  expect(html).toContain(otherContent.company.name)
  expect(old(textsOf(html))).toEqual([])
})

test.each(['/no-such-page', '/sitemap.xml'])('%s states no outdated fact', async (path) => {
  expect(old(textsOf(await (await fetch(site.url + path)).text()))).toEqual([])
})

test.each([
  ['/ai-workshop', /<i class="on">/g, 87, 'a dot for each in a hundred clients'],
  ['/ai-for-youth', /<i class="on">/g, 9 + 13 + 3, 'a link for each week of each program'],
  [
    '/ai-chat-agents',
    /<rect x="\d" width="[\d.]+" height="1"/g,
    1 + 5,
    'a mark for each lead, the last in part',
  ],
])('%s shows what is published: %s', async (path, mark, count) => {
  const html = await (await fetch(site.url + path)).text()
  expect(html.match(mark)).toHaveLength(count)
})

test('structured data states no outdated fact', () => {
  const files = machineFiles('https://example.com')
  expect(old(Object.values(files).flatMap((text) => text.split('\n')))).toEqual([])
  expect(files['/llms.txt']).toContain(otherContent.company.address[0])
  expect(files['/manifest.webmanifest']).toContain(`"name":"${otherContent.company.name}"`)
})

test('the assistant states no outdated fact, whatever the question', () => {
  const questions = readFileSync(join(import.meta.dirname, 'assistant/questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as { messages: string[] }).messages)
  const answerer = createBuiltInAnswerer()
  const said = questions.flatMap((message) => {
    const { text, suggestions } = answerer.answer(message, [])
    // Removes the time in the visitor's zone, which is not a stated fact.
    return [text.replaceAll(/That’s \d[^.]*\./g, ''), ...suggestions]
  })
  expect(old(said)).toEqual([])
  expect(old(allPassages().flatMap(({ text, question = '' }) => [text, question]))).toEqual([])
})

test.each([
  ['what does the audit cost', '$3,711'],
  ['when is the free workshop', 'Thursday 4:30PM MST'],
  ['which day is the wednesday workshop', 'Wednesday 9:30 AM CST'],
  ['when is the thursday workshop', '97 minutes'],
  ['i have 3711 dollars', '$3,711'],
  ['what is brightwater', 'audit'],
  ['my son is 19', 'AI Makers'],
])('the assistant knows what is published: %s', async (userMessage, fact) => {
  const { body } = await app.post('chatbot-response', { userMessage })
  expect(String(body['botResponse'])).toContain(fact)
})

test('the browser hydrates with the content of the page', async () => {
  const html = await (await fetch(`${site.url}/ai-audit`)).text()
  const [, json = ''] = /<script id="content" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(otherContent)
})
