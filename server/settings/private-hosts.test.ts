import { describe, expect, test } from 'vitest'
import { createPrivateHosts } from './private-hosts.ts'

const linkLocal = [
  '169.254.169.254',
  '169.254.1.1',
  '168.63.129.16',
  '100.100.100.200',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
]

describe('an address', () => {
  test.each(linkLocal)('%s is never called, whatever is allowed', (address) => {
    const everything = createPrivateHosts('0.0.0.0/0,::/0,169.254.169.254,metadata.example')
    expect(everything.refusalOf('metadata.example', address)).toBe('link-local')
  })

  test.each(['127.0.0.1', '10.0.0.5', '192.168.1.4', '::1', 'fd12::1', '0.0.0.0', '::ffff:10.0.0.5'])(
    '%s of a private network is refused unless its range, its address or the host’s name is allowed',
    (address) => {
      expect(createPrivateHosts().refusalOf('n8n.example', address)).toBe('private')
      expect(createPrivateHosts('other.example,172.16.0.0/12').refusalOf('n8n.example', address)).toBe(
        'private',
      )
      expect(createPrivateHosts(`other, ${address}`).refusalOf('n8n.example', address)).toBeUndefined()
      expect(createPrivateHosts('N8N.example').refusalOf('n8n.example.', address)).toBeUndefined()
    },
  )

  test('of the public internet is allowed', () => {
    for (const address of ['93.184.215.14', '2606:2800:21f:cb07::1'])
      expect(createPrivateHosts().refusalOf('hooks.example.com', address)).toBeUndefined()
  })

  test('within an allowed range is allowed', () => {
    const hosts = createPrivateHosts('10.0.0.0/8,fd12::/16')
    for (const address of ['10.9.8.7', 'fd12:3::4'])
      expect(hosts.refusalOf('n8n.example', address)).toBeUndefined()
    expect(hosts.refusalOf('n8n.example', '192.168.0.1')).toBe('private')
  })
})

describe('a host that is not resolved', () => {
  test.each([
    ['127.0.0.1', 'private'],
    ['[::1]', 'private'],
    ['169.254.169.254', 'link-local'],
    ['localhost', 'private'],
    ['n8n', 'private'],
    ['LOCALHOST.', 'private'],
    ['printer.local', 'private'],
    ['hooks.example.com', undefined],
    ['93.184.215.14', undefined],
    ['0x7f.1', 'private'],
    ['2852039166', 'link-local'],
  ])('%s is %s', (host, refusal) => {
    expect(createPrivateHosts().refusalOfHost(host)).toBe(refusal)
  })

  test('with a private name is allowed if it is listed, or if a listed range may contain it', () => {
    expect(createPrivateHosts('n8n').refusalOfHost('n8n')).toBeUndefined()
    expect(createPrivateHosts('172.16.0.0/12').refusalOfHost('n8n')).toBeUndefined()
    expect(createPrivateHosts('other').refusalOfHost('n8n')).toBe('private')
  })
})
