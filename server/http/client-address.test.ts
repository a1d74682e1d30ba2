import { describe, expect, test } from 'vitest'
import { clientAddressReader, limitKeyOf, widerKeyOf } from './client-address.ts'

const client = clientAddressReader(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])

describe('the client address', () => {
  test.each<[string, string, string | undefined, string]>([
    ['a visitor', '203.0.113.9', undefined, '203.0.113.9'],
    ['a visitor who names another', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['through a proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['through a proxy, with a made-up start', '10.1.2.3', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['through two proxies', '10.1.2.3', '1.2.3.4, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['through an IPv6 proxy', 'fd00::1', '2001:db8::1', '2001:db8::1'],
    [
      'through a proxy on a socket for both families',
      '::ffff:10.1.2.3',
      '::ffff:198.51.100.1',
      '198.51.100.1',
    ],
    ['a proxy on its own', '10.1.2.3', undefined, '10.1.2.3'],
    ['nonsense from a proxy', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['nonsense before the visitor', '10.1.2.3', '"><script>, 198.51.100.1', '198.51.100.1'],
    ['nonsense behind a made-up address', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['an empty header', '10.1.2.3', '', '10.1.2.3'],
    ['a peer that has gone', '', '198.51.100.1', ''],
  ])('%s', (_case, peer, forwardedFor, expected) => {
    expect(client(peer, forwardedFor)).toBe(expected)
  })

  test('ignores headers without a trusted proxy', () => {
    expect(clientAddressReader([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  })
})

describe('the unit of rate limits', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s as %s', (address, expected) => {
    expect(limitKeyOf(address)).toBe(expected)
  })

  test('addresses of one /64 are one, and those of the next another', () => {
    expect(limitKeyOf('2001:db8::1')).toBe(limitKeyOf('2001:db8::ffff:0:1'))
    expect(limitKeyOf('2001:db8:0:1::1')).not.toBe(limitKeyOf('2001:db8::1'))
  })

  test('networks of one /48 are one wider network, and IPv4 has none', () => {
    expect(widerKeyOf('2001:DB8:1:2::9')).toBe('2001:db8:1::/48')
    expect(widerKeyOf('2001:db8:1:ffff:1::')).toBe('2001:db8:1::/48')
    expect(widerKeyOf('2001:db8:2::')).toBe('2001:db8:2::/48')
    expect(widerKeyOf('203.0.113.9')).toBeUndefined()
    expect(widerKeyOf('')).toBeUndefined()
  })
})
