import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { deliveries } from '#server/db/schema/deliveries'
import { pictures } from '#server/db/schema/pictures'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { type OutsideStandIn, startOutsideStandIn } from '#server/services/web/stand-in'

// Tests gamma-preview and case-study-picture, from the function that creates the delivery to the row it changes.

let database: TestDatabase
let outside: OutsideStandIn
let worker: TestWorker
beforeEach(async () => {
  database = await testDatabase()
  outside = await startOutsideStandIn()
  worker = await startTestWorker(database, { outside })
})
afterEach(async () => {
  await worker.stop()
  await outside.stop()
})

const png = await sharp({ create: { width: 32, height: 18, channels: 3, background: 'green' } })
  .png()
  .toBuffer()
const link = 'https://gamma.app/docs/x'
const page = (head: string) => ({ headers: { 'content-type': 'text/html' }, body: `<head>${head}</head>` })
const cover = '<meta property="og:image" content="https://cdn.gamma.app/cover.png">'
const described =
  '<meta property="og:title" content="Nine steps"><meta name="description" content="Five now.">'

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const studyOf = async (id: string) =>
  (await database.db.select().from(caseStudies).where(eq(caseStudies.id, id)))[0]

/** Adds a study without a thumbnail; returns its id and its delivery's key. */
async function addStudy(): Promise<{ id: string; key: string }> {
  const answer = await post('add-case-study-from-link', { url: link, title: 'Steps', image_url: '' })
  expect(answer.status).toBe(200)
  const { id } = answer.body['data'] as { id: string }
  return { id, key: `gamma-preview:${id}` }
}

const notSent = ({ state }: { state: string }) => state === 'not_sent'
const delivered = ({ state }: { state: string }) => state === 'delivered'
const failedOnce = ({ last_error }: { last_error: string | null }) => last_error !== null

test('a study gets the title, the description and our copy of the picture', async () => {
  outside.answers.set('gamma.app/docs/x', page(described + cover))
  outside.answers.set('cdn.gamma.app/cover.png', { body: png })
  const { id, key } = await addStudy()
  await worker.until(key, delivered)
  const [picture] = await database.db.select().from(pictures)
  expect(picture).toMatchObject({ width: 32, height: 18, type: 'image/webp' })
  expect(await studyOf(id)).toMatchObject({
    title: 'Steps',
    gamma_title: 'Nine steps',
    gamma_description: 'Five now.',
    image_url: `/pictures/${picture?.hash}.webp`,
    image_error: null,
  })
})

test('a study whose picture cannot be read is kept, with the reason stored', async () => {
  outside.answers.set('gamma.app/docs/x', page(described))
  const { id, key } = await addStudy()
  await worker.until(key, delivered)
  expect(await studyOf(id)).toMatchObject({
    gamma_title: 'Nine steps',
    image_url: null,
    image_error: 'The presentation has no picture of its own. Please upload one.',
  })
})

test('a failed fetch is retried, and reported until it succeeds', async () => {
  const { id, key } = await addStudy()
  await worker.until(key, failedOnce)
  expect(await studyOf(id)).toMatchObject({
    is_published: true,
    image_error: 'The link’s host answered 404.',
  })
  outside.answers.set('gamma.app/docs/x', page(cover))
  outside.answers.set('cdn.gamma.app/cover.png', { body: png })
  await worker.until(key, delivered)
  expect(await studyOf(id)).toMatchObject({ image_error: null })
})

test.each([
  ['on another host', 'https://pictures.example.com/cover.png', 'host is not one we read from'],
  ['on this machine', 'https://127.0.0.1/cover.png', 'names no host'],
  ['that is none', 'https://cdn.gamma.app/page.html', 'PNG, JPEG, WebP or GIF'],
])('rejects a picture %s', async (_, address, reason) => {
  outside.answers.set('gamma.app/docs/x', page(`<meta property="og:image" content="${address}">`))
  outside.answers.set('cdn.gamma.app/page.html', {
    headers: { 'content-type': 'image/png' },
    body: '<script>',
  })
  const { id, key } = await addStudy()
  await worker.until(key, failedOnce)
  expect(await studyOf(id)).toMatchObject({ image_url: null, image_error: expect.stringContaining(reason) })
  expect(await database.db.select().from(pictures)).toEqual([])
  expect(outside.requests.filter((asked) => !asked.includes('gamma.app/'))).toEqual([])
})

test('a retry does not replace a picture that was chosen in the meantime', async () => {
  const { id, key } = await addStudy()
  await worker.until(key, failedOnce)
  await database.db.update(caseStudies).set({ image_url: '/thumbnails/repaired.svg' })
  outside.answers.set('gamma.app/docs/x', page(cover))
  outside.answers.set('cdn.gamma.app/cover.png', { body: png })
  await worker.until(key, notSent)
  expect(await studyOf(id)).toMatchObject({ image_url: '/thumbnails/repaired.svg' })
})

/** Sets a study's picture to one on another host; returns the key of the delivery that copies it. */
async function wantPicture(id: string, image_url: string): Promise<string> {
  expect((await post('update-case-study-image', { id, image_url })).status).toBe(200)
  const rows = await database.db.select().from(deliveries)
  const row = rows.find(({ payload }) => (payload as { address?: string }).address === image_url)
  return row?.dedupe_key ?? ''
}

test('stores its own copy of an outside picture', async () => {
  outside.answers.set('pictures.example.com/a.png', { body: png })
  const id = await putCaseStudy(database.db)
  await worker.until(await wantPicture(id, 'https://pictures.example.com/a.png'), delivered)
  expect(await studyOf(id)).toMatchObject({
    image_url: expect.stringMatching(/^\/pictures\//),
    image_error: null,
  })
})

test('keeps the picture that was requested last', async () => {
  const id = await putCaseStudy(database.db)
  const first = await wantPicture(id, 'https://pictures.example.com/slow.png')
  await worker.until(first, failedOnce)
  expect(await studyOf(id)).toMatchObject({ image_error: 'The link’s host answered 404.' })
  outside.answers.set('pictures.example.com/a.png', { body: png })
  await worker.until(await wantPicture(id, 'https://pictures.example.com/a.png'), delivered)
  const { image_url, image_error } = (await studyOf(id)) ?? {}
  outside.answers.set('pictures.example.com/slow.png', { body: await sharp(png).negate().png().toBuffer() })
  await worker.until(first, notSent)
  expect(await studyOf(id)).toMatchObject({ image_url, image_error })
  expect(image_error).toBeNull()
})
