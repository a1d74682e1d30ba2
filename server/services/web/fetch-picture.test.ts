import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '#server/services/web/stand-in'
import { fetchPicture } from './fetch-picture.ts'
import { createSafeFetch } from './safe-fetch.ts'
import { ServiceError } from '#server/errors/service-error'

let outside: OutsideStandIn
beforeEach(async () => {
  outside = await startOutsideStandIn()
})
afterEach(() => outside.stop())

test('decides by the content, not by the host’s content type', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  outside.answers.set('a.example.com/1', { headers: { 'content-type': 'text/html' }, body: png })
  outside.answers.set('a.example.com/2', { headers: { 'content-type': 'image/png' }, body: '<html></html>' })
  const safeFetch = createSafeFetch(outside.network)
  expect(await fetchPicture(safeFetch, 'https://a.example.com/1')).toMatchObject({ width: 20, height: 10 })
  await expect(fetchPicture(safeFetch, 'https://a.example.com/2')).rejects.toThrow(
    new ServiceError('Please choose a PNG, JPEG, WebP or GIF picture.'),
  )
})
