import { hostileGammaAddresses } from '#test/hostile-gamma-addresses'
import { type OutsideStandIn, startOutsideStandIn } from '#server/services/web/stand-in'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchGammaPage, readGammaPage } from './gamma.ts'
import { createSafeFetch } from './safe-fetch.ts'
import { ServiceError } from '#server/errors/service-error'

let outside: OutsideStandIn
beforeEach(async () => {
  outside = await startOutsideStandIn()
})
afterEach(() => outside.stop())

const fetchPage = (address: string) => fetchGammaPage(createSafeFetch(outside.network), address)
const html = (head: string) => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head>${head}</head></html>`,
})

describe('a server on the loopback is never contacted', () => {
  // Every name has a public address and every connection ends at the canary; only the rules protect it.
  test.each(hostileGammaAddresses.map((address) => [address]))(
    'through %j, given or redirected to',
    async (address) => {
      await expect(fetchPage(address)).rejects.toThrow(ServiceError)
      expect(outside.connections).toEqual([])

      outside.answers.set('gamma.app/', { status: 302, headers: { location: encodeURI(address) } })
      await fetchPage('https://gamma.app/').catch(() => undefined)
      expect(outside.requests.filter((asked) => !asked.startsWith('gamma.app/'))).toEqual([])
    },
  )

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '0.0.0.0',
    'fd00:ec2::254',
  ])('through a Gamma host whose address is %s', async (address) => {
    outside.addresses.set('x.gamma.app', [address])
    await expect(fetchPage('https://x.gamma.app/')).rejects.toThrow('not on the open internet')
    expect(outside.connections).toEqual([])
  })
})

test('reads a presentation’s title, description and picture', async () => {
  outside.answers.set(
    'gamma.app/docs/x',
    html(
      `<title>Other</title><meta property="og:title" content="Billing &amp; peace"><meta content='It&#39;s  done' name=description>` +
        `<meta property="og:description" content="Nine steps&#x2C; now five"/><meta property="og:image" content="/cover.png?a=1&amp;b=2">`,
    ),
  )
  expect(await fetchPage('https://gamma.app/docs/x')).toEqual({
    title: 'Billing & peace',
    description: 'Nine steps, now five',
    image: 'https://gamma.app/cover.png?a=1&b=2',
  })
})

test('metadata that the page lacks is undefined', async () => {
  outside.answers.set('gamma.app/x', html('<title> Only a title </title>'))
  outside.answers.set('gamma.app/y', { headers: { 'content-type': 'image/png' }, body: 'x' })
  expect(await fetchPage('https://gamma.app/x')).toEqual({ title: 'Only a title' })
  await expect(fetchPage('https://gamma.app/y')).rejects.toThrow('no web page')
})

test('parses a hostile page in linear time', () => {
  const url = new URL('https://gamma.app/')
  const started = performance.now()
  for (const part of ['<meta ', '<meta property="', '<title', '<title>', '&#x', '<meta content="a" ']) {
    readGammaPage(part.repeat(Math.floor(5_000_000 / part.length)), url)
  }
  const long = readGammaPage(`<meta property="og:title" content="${'😀'.repeat(600)}">`, url).title
  expect(long?.length).toBeLessThanOrEqual(500)
  expect(long?.isWellFormed()).toBe(true)
  expect(performance.now() - started).toBeLessThan(10_000)
})
