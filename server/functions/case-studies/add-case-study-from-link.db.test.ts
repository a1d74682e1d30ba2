import { beforeEach, describe, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { deliveries } from '#server/db/schema/deliveries'
import { pictures } from '#server/db/schema/pictures'
import { createTestApp } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { hostileGammaAddresses } from '#test/hostile-gamma-addresses'
import { hostilePictures } from '#test/hostile-pictures'

const name = 'add-case-study-from-link'
const example = exampleBodies[name] as { url: string; title: string; image_url: string }

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const add = (body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const stored = () => database.db.select().from(caseStudies)

test('add-case-study-from-link publishes the study with the uploaded thumbnail and fetches none', async () => {
  const answer = await add({ ...example, title: '  The enquiry that waited ' })
  expect(answer.status).toBe(200)
  const [study] = await stored()
  expect(study).toMatchObject({
    title: 'The enquiry that waited',
    slug: 'the-enquiry-that-waited',
    gamma_url: example.url,
    is_published: true,
    featured: false,
    is_sample: false,
  })
  const [picture] = await database.db.select().from(pictures)
  expect(study?.image_url).toBe(`/pictures/${picture?.hash}.webp`)
  expect(answer.body['data']).toMatchObject({ id: study?.id, image_url: study?.image_url })
  expect(await database.db.select().from(deliveries)).toEqual([])
})

test.each([undefined, ''])('the thumbnail %j queues fetching the presentation’s own', async (image_url) => {
  const answer = await add({ ...example, image_url })
  expect(answer.status).toBe(200)
  const [study] = await stored()
  expect(study?.image_url).toBeNull()
  expect(await database.db.select().from(deliveries)).toMatchObject([
    { kind: 'gamma-preview', dedupe_key: `gamma-preview:${study?.id}`, state: 'pending' },
  ])
})

test('case studies with the same title get different slugs', async () => {
  await Promise.all([add(example), add(example), add(example)])
  const slugs = (await stored()).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(3)
  for (const slug of slugs) expect(slug).toMatch(/^the-enquiry-that-waited(-[0-9a-f]{8})?$/)
})

test.each([
  [{ url: '' }, 'url', 'Please enter a Gamma presentation URL'],
  [{ url: '  ' }, 'url', 'Please enter a Gamma presentation URL'],
  [{ url: undefined }, 'url', 'Please enter a Gamma presentation URL'],
  [{ url: 'https://gamma.evil.test/gamma.app' }, 'url', 'Please enter a valid Gamma presentation URL'],
  [{ title: ' ' }, 'title', 'Please enter a title for the case study'],
  [{ title: undefined }, 'title', 'Please enter a title for the case study'],
  [{ image_url: 'https://gamma.app/x.png' }, 'image_url', 'Please choose an image file'],
  [{ image_url: 'data:text/html;base64,eA==' }, 'image_url', 'Please choose an image file'],
  [
    { image_url: 'data:image/png;base64,eA==' },
    'image_url',
    'Please choose a PNG, JPEG, WebP or GIF picture.',
  ],
])('add-case-study-from-link refuses %j', async (change, path, message) => {
  const answer = await add({ ...example, ...change })
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]])
  expect(await countAllRows(database)).toBe(0)
})

test('add-case-study-from-link refuses sixty hostile presentation URLs', async () => {
  for (const url of hostileGammaAddresses) {
    const answer = await add({ ...example, url })
    expect([url, answer.status, answer.body.error]).toEqual([
      url,
      422,
      'Please enter a valid Gamma presentation URL',
    ])
  }
  expect(await countAllRows(database)).toBe(0)
})

describe('add-case-study-from-link with one of forty hostile pictures', async () => {
  const hostile = await hostilePictures()

  test.each(hostile)('$name is $fate', async ({ file, declaredType, fate }) => {
    const image_url = `data:${declaredType};base64,${file.toString('base64')}`
    const app = createTestApp(database, { role: 'editor' })
    const answer = await app.post(name, { ...example, image_url })
    const isTaken = fate === 'redrawn' && declaredType.startsWith('image/')
    expect(answer.status, app.logLines.join('\n').slice(0, 3_000)).toBe(isTaken ? 200 : 422)
    const kept = await database.db.select().from(pictures)
    if (!isTaken) return expect(await countAllRows(database)).toBe(0)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.bytes.toString('latin1')).toMatch(/^RIFF[^]{4}WEBPVP8(?![^]*script)/)
  })
})
