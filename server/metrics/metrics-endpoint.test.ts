import { expect, test } from 'vitest'
import { trustedProxies } from '#server/http/trusted-proxies'
import { serveLocally } from '#test/serve-locally'
import { createMetricsEndpoint } from './metrics-endpoint.ts'

const token = 'a token of the tests'.replaceAll(' ', '-')

interface Site {
  siteUrl?: string
  token?: string
  proxies?: string[]
}

/** Returns the response of such a site; 404 is what any unknown address gets. */
async function asked(site: Site, headers: Record<string, string> = {}, path = '/metrics', method = 'GET') {
  const endpoint = createMetricsEndpoint({
    metrics: { contentType: 'text/plain; version=0.0.4', text: async () => 'site_database_up 1\n' },
    token: site.token,
    siteUrl: site.siteUrl ?? 'http://localhost:3000',
    isTrusted: trustedProxies(site.proxies ?? []),
    headers: { 'x-content-type-options': 'nosniff' },
  })
  const { url, close } = await serveLocally((request, response) => {
    if (!endpoint(request, response)) response.writeHead(404).end('There is nothing at this address.')
  })
  const answer = await fetch(url + path, { method, headers })
  const text = await answer.text()
  await close()
  return { status: answer.status, text, headers: Object.fromEntries(answer.headers) }
}

const bearer = (shown: string) => ({ authorization: `Bearer ${shown}` })
const publicly = { siteUrl: 'https://example.com', token }

test('/metrics responds to requests from this machine', async () => {
  const { status, text, headers } = await asked({})
  expect({ status, text }).toEqual({ status: 200, text: 'site_database_up 1\n' })
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await asked({}, {}, '/metrics?x=1', 'HEAD')).text).toBe('')
})

test.each<[string, Site, Record<string, string>]>([
  ['with x-forwarded-for', {}, { 'x-forwarded-for': '203.0.113.9' }],
  ['with an empty x-forwarded-for', {}, { 'x-forwarded-for': '' }],
  ['with forwarded', {}, { forwarded: 'for=203.0.113.9' }],
  ['with x-real-ip', {}, { 'x-real-ip': '127.0.0.1' }],
  ['with via', {}, { via: '1.1 proxy' }],
  ['from a trusted proxy', { proxies: ['127.0.0.0/8'] }, {}],
  ['of a site with a public address', { siteUrl: 'https://example.com' }, {}],
  ['of one with a public address and no https', { siteUrl: 'http://203.0.113.9:3000' }, {}],
])('/metrics without a token returns 404 to a request %s', async (_case, site, headers) => {
  expect((await asked(site, headers)).status).toBe(404)
})

test('/metrics responds to requests with the token from anywhere', async () => {
  expect((await asked(publicly, bearer(token))).status).toBe(200)
  expect((await asked(publicly, { ...bearer(token), 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
})

test.each([
  ['a wrong one', bearer(`${token}x`)],
  ['a part of it', bearer(token.slice(0, -1))],
  ['none', {}],
])('/metrics returns 404 when the given token is %s', async (_case, headers) => {
  expect((await asked(publicly, headers as Record<string, string>)).status).toBe(404)
})

test('/metrics returns 404 to every token while none is set', async () => {
  for (const shown of ['undefined', 'null', ''])
    expect((await asked({ siteUrl: 'https://example.com' }, bearer(shown))).status).toBe(404)
})

test('passes on other paths and methods', async () => {
  expect((await asked({}, {}, '/metrics/')).status).toBe(404)
  expect((await asked({}, {}, '/metrics', 'POST')).status).toBe(404)
})
