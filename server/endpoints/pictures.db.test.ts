import { beforeEach, expect, test } from 'vitest'
import { pictures } from '#server/db/schema/pictures'
import { reencodePicture } from '#server/pictures/re-encode'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import sharp from 'sharp'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test('a picture is stored once and served unchanged, with immutable caching and a strict content policy', async () => {
  const picture = await reencodePicture(file)
  const path = await storePicture(database.db, picture, new Date())
  expect(await storePicture(database.db, await reencodePicture(file), new Date())).toBe(path)
  expect(await database.db.select({ width: pictures.width, height: pictures.height }).from(pictures)).toEqual(
    [{ width: 40, height: 30 }],
  )

  const { request } = createTestApp(database)
  const answer = await request(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture.bytes)).toBe(true)

  const etag = answer.headers.get('etag') ?? ''
  const again = await request(path, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  `/pictures/${'A'.repeat(43)}.webp`,
  '/pictures/..%2f..%2fetc%2fpasswd',
  '/pictures/x.webp',
  `/pictures/${'A'.repeat(43)}.png`,
])('there is no picture at %s', async (path) => {
  expect((await createTestApp(database).request(path)).status).toBe(404)
})
