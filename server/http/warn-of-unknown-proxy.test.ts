import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'
import { warnOfUnknownProxy } from './warn-of-unknown-proxy.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const forwarded = { 'x-forwarded-for': '203.0.113.9' }

test('warns once about an untrusted proxy', () => {
  const said: string[] = []
  const notice = warnOfUnknownProxy(trustedProxies(['10.0.0.0/8']), (peer) => void said.push(peer))
  notice(request('203.0.113.9'))
  notice(request('10.1.2.3', forwarded))
  notice(request('::ffff:10.1.2.3', forwarded))
  expect(said).toEqual([])
  for (let time = 0; time < 3; time += 1) notice(request('172.17.0.1', forwarded))
  expect(said).toEqual(['172.17.0.1'])
})
