import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pages } from '#content/index'
import { sampleTestimonials } from '#content/testimonials'
import { followChanges } from '#server/db/changes'
import { addSampleContent } from '#server/db/sample-content'
import { createLivePages } from '#server/http/live-pages'
import { createRenderer, type PagesBuild } from '#server/http/pages'
import { createLog } from '#server/log'
import { createPutIn } from '#server/put-in'
import { testDatabase } from './database.ts'
import { client, describeBudgets } from './page-budgets.ts'
import { serveLocally } from './serve-locally.ts'

/** The pages with stored content, as the built site renders them over the samples. */
const live = pages.filter((page) => page.live)
const htmls = new Map<string, string>()

beforeAll(async () => {
  const database = await testDatabase()
  await addSampleContent(database, new Date())
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const changes = await followChanges(database)
  const livePages = await createLivePages({
    render: createRenderer({ build: () => build, db: database.db }),
    changes,
    directory: client,
    siteUrl: 'https://example.com',
    putIn: createPutIn({ siteUrl: 'https://example.com', links: {} }),
    log: createLog('silent'),
  })
  const { url, close } = await serveLocally((request, response) =>
    livePages(request, response, () => response.writeHead(418).end()),
  )
  for (const { path } of live) htmls.set(path, await (await fetch(url + path)).text())
  await close()
  await changes.close()
})

const htmlOf = (path: string) => htmls.get(path) ?? ''

describeBudgets(live, ({ path }) => htmlOf(path))

test.each([
  ['/', 3],
  ['/landing', 3],
  ['/backup-landing', 3],
  ['/testimonials', sampleTestimonials.length],
])('%s holds %d stored testimonials before any script runs', (path, count) => {
  const shown = sampleTestimonials.filter(({ testimonial }) =>
    htmlOf(path)
      .replaceAll(/<script[\s\S]*?<\/script>|<!-- -->/g, '')
      .includes(`<p>“${testimonial}”</p>`),
  )
  expect(shown).toEqual(sampleTestimonials.slice(0, count))
})

test('holds the site’s address', () => {
  expect(htmlOf('/testimonials')).toContain('<link rel="canonical" href="https://example.com/testimonials"/>')
})
