import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OutsideStandIn, publicAddress, startOutsideStandIn } from '#server/services/web/stand-in'
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts'

let outside: OutsideStandIn
beforeEach(async () => {
  outside = await startOutsideStandIn()
})
afterEach(() => outside.stop())

const get = (address: string, options: Partial<SafeFetchOptions> = {}) =>
  createSafeFetch(outside.network)(address, {
    allowsHost: (hostname) => hostname.endsWith('.example.com'),
    accept: 'text/html',
    ...options,
  })

test('fetches a page over a connection to the checked address', async () => {
  outside.answers.set('a.example.com/p?q=1', { headers: { 'content-type': 'text/html' }, body: 'Hello' })
  const { url, contentType, body } = await get('https://a.example.com/p?q=1#part')
  expect([url.href, contentType, body.toString()]).toEqual([
    'https://a.example.com/p?q=1#part',
    'text/html',
    'Hello',
  ])
  expect(outside.connections).toEqual([publicAddress])
})

test('follows at most three redirects within the host', async () => {
  const to = (location: string) => ({ status: 302, headers: { location } })
  outside.answers.set('a.example.com/1', to('/2'))
  outside.answers.set('a.example.com/2', to('https://a.example.com/3'))
  outside.answers.set('a.example.com/3', { body: 'here' })
  outside.answers.set('a.example.com/loop', to('/loop'))
  expect((await get('https://a.example.com/1')).body.toString()).toBe('here')
  await expect(get('https://a.example.com/loop')).rejects.toThrow('redirects elsewhere')
  expect(outside.requests).toHaveLength(3 + 4)
})

test.each([
  'https://b.example.com/',
  'https://127.0.0.1/',
  'http://a.example.com/',
  'https://a.example.com:8443/',
  'https://user@a.example.com/',
  'file:///etc/passwd',
  '//evil.test/',
  '',
])('does not follow a redirect to “%s”', async (location) => {
  outside.answers.set('a.example.com/', { status: 301, headers: { location } })
  await expect(get('https://a.example.com/')).rejects.toThrow('The link was not followed')
  expect(new Set(outside.requests)).toEqual(new Set(['a.example.com/']))
})

test('resolves and checks the name again for every redirect', async () => {
  outside.answers.set('a.example.com/', { status: 302, headers: { location: '/again' } })
  const answers = [[publicAddress], ['127.0.0.1']]
  const rebinding = createSafeFetch({ ...outside.network, resolve: async () => answers.shift() ?? [] })
  await expect(
    rebinding('https://a.example.com/', { allowsHost: () => true, accept: '*/*' }),
  ).rejects.toThrow('not on the open internet')
  expect(outside.connections).toEqual([publicAddress])
})

test('makes no connection when a name has no address or one that is not public', async () => {
  for (const addresses of [[], ['127.0.0.1'], [publicAddress, '10.0.0.1'], ['::ffff:169.254.169.254']]) {
    outside.addresses.set('a.example.com', addresses)
    await expect(get('https://a.example.com/')).rejects.toThrow('The link was not followed')
  }
  expect(outside.connections).toEqual([])
})

test('refuses a body of more than 5 MB, with or without Content-Length', async () => {
  outside.answers.set('a.example.com/fits', { body: Buffer.alloc(5_000_000) })
  outside.answers.set('a.example.com/large', { body: Buffer.alloc(5_000_001) })
  outside.answers.set('a.example.com/endless', {
    behave(response) {
      const chunk = Buffer.alloc(64 * 1024)
      const more = () => {
        while (response.write(chunk));
      }
      response.on('drain', more)
      more()
    },
  })
  expect((await get('https://a.example.com/fits')).body.byteLength).toBe(5_000_000)
  await expect(get('https://a.example.com/large')).rejects.toThrow('more than 5 MB')
  await expect(get('https://a.example.com/endless')).rejects.toThrow('more than 5 MB')
})

test.each([
  ['a host that never answers', { behave: () => {} }],
  ['one that stops in the middle', { behave: (response) => void response.write('half') }],
] as const satisfies readonly (readonly [string, Parameters<OutsideStandIn['answers']['set']>[1]])[])(
  'times out on %s',
  async (_, answer) => {
    outside.answers.set('a.example.com/', answer)
    await expect(get('https://a.example.com/', { timeoutMs: 150 })).rejects.toThrow('timeout')
  },
)

test('the timeout includes DNS resolution', async () => {
  const slow = createSafeFetch({ ...outside.network, resolve: () => new Promise(() => {}) })
  await expect(
    slow('https://a.example.com/', { allowsHost: () => true, accept: '*/*', timeoutMs: 100 }),
  ).rejects.toThrow('timeout')
})

test('reports a host’s error, and refuses compressed content', async () => {
  outside.answers.set('a.example.com/gone', { status: 410 })
  outside.answers.set('a.example.com/gzip', { headers: { 'content-encoding': 'gzip' }, body: 'x' })
  await expect(get('https://a.example.com/gone')).rejects.toThrow('answered 410')
  await expect(get('https://a.example.com/gzip')).rejects.toThrow('compressed')
})
