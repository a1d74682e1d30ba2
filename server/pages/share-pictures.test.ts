import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pages } from '#content/index'
import { readOverlayFrom } from '#content/facts/current-content'
import { sharePictureOf } from '#content/pages/parts/page'
import { createLog } from '#server/process/log'
import { otherContent } from '#test/other-content'
import { client } from '#test/page-budgets'
import { serveLocally } from '#test/serve-locally'
import { sharePictures } from './share-pictures.ts'

let version = 0
let site: Awaited<ReturnType<typeof serveLocally>>
beforeAll(async () => {
  const pictures = sharePictures({
    version: () => version,
    https: true,
    log: createLog('silent'),
  })
  site = await serveLocally((request, response) => {
    if (!pictures(request, response)) response.writeHead(418).end()
  })
})
afterAll(() => site.close())
afterEach(() => readOverlayFrom(() => undefined))

const [page] = pages
const address = page ? sharePictureOf(page) : ''

test('does not redraw the built preview images while the company’s name is unchanged', async () => {
  expect((await fetch(site.url + address)).status).toBe(418)
  readOverlayFrom(() => ({ audit: { priceUsd: 2_345 } }))
  expect((await fetch(site.url + address)).status).toBe(418)
})

test('redraws the preview images once the company’s name has changed', async () => {
  const company = otherContent.company
  version += 1
  readOverlayFrom(() => ({ company }))
  const answer = await fetch(site.url + address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const drawn = Buffer.from(await answer.arrayBuffer())
  // A PNG's header contains its size.
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630])
  expect(drawn.equals(readFileSync(`${client}${address}`))).toBe(false)
  version += 1
  readOverlayFrom(() => ({ company: { ...company, name: 'Lakeside' } }))
  const again = Buffer.from(await (await fetch(site.url + address)).arrayBuffer())
  expect(again.equals(drawn)).toBe(false)
  expect((await fetch(`${site.url}/og/none.png`)).status).toBe(418)
})
