import { afterEach, beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { followChanges } from '#server/db/changes'
import { pictures } from '#server/db/schema/pictures'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { exampleBodies } from '#test/examples'
import { type OutsideStandIn, startOutsideStandIn } from '#server/services/web/stand-in'

let database: TestDatabase
let outside: OutsideStandIn
let worker: TestWorker
beforeEach(async () => {
  database = await testDatabase()
  outside = await startOutsideStandIn()
})
afterEach(async () => {
  await worker.stop()
  await outside.stop()
})

async function submit(): Promise<string> {
  const answer = await createTestApp(database).post('submit-testimonial', exampleBodies['submit-testimonial'])
  return (answer.body['data'] as { id: string }).id
}
const stored = async () => (await database.db.select().from(testimonials))[0]

test('fetches the picture once and stores it re-encoded; the page is notified', async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  outside.answers.set('example.com/ada.png', { body: png })
  const changes = await followChanges(database)
  const heard: string[] = []
  const id = await submit()
  changes.subscribe((topic) => heard.push(topic))
  worker = await startTestWorker(database, { outside })
  await worker.until(`testimonial-picture:${id}`, ({ state }) => state === 'delivered')
  const [picture] = await database.db.select().from(pictures)
  expect(picture).toMatchObject({ type: 'image/webp', width: 300 })
  expect(await stored()).toMatchObject({ picture: `/pictures/${picture?.hash}.webp` })
  expect(outside.requests).toEqual(['example.com/ada.png'])
  await expect.poll(() => heard).toContain('testimonials')
  await changes.close()
})

test('a response that is no picture leaves the testimonial without one', async () => {
  outside.answers.set('example.com/ada.png', { body: '<svg onload="alert(1)"/>' })
  const id = await submit()
  worker = await startTestWorker(database, { outside, delayOf: () => 60_000 })
  const delivery = await worker.until(
    `testimonial-picture:${id}`,
    ({ state, attempts }) => attempts === 1 && state !== 'sending',
  )
  expect(delivery.last_error).toBe('Please choose a PNG, JPEG, WebP or GIF picture.')
  expect((await stored())?.picture).toBeNull()
})

test('requests a picture from a stranger’s server at most three times', async () => {
  outside.answers.set('example.com/ada.png', { status: 503 })
  const id = await submit()
  worker = await startTestWorker(database, { outside, delayOf: () => 10 })
  const delivery = await worker.until(`testimonial-picture:${id}`, ({ state }) => state === 'failed')
  expect(delivery.attempts).toBe(3)
  expect(outside.requests).toHaveLength(3)
})

test('does nothing for a deleted testimonial', async () => {
  const id = await submit()
  await database.db.delete(testimonials)
  worker = await startTestWorker(database, { outside })
  await worker.until(`testimonial-picture:${id}`, ({ state }) => state === 'not_sent')
  expect(outside.requests).toEqual([])
})
