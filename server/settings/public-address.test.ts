import { expect, test } from 'vitest'
import { isPrivateName, isPublicAddress } from './public-address.ts'

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:21f:cb07::1', '2a00:1450::1'])(
  '%s is on the open internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200', // Alibaba’s metadata
  '168.63.129.16', // Azure’s
  '169.254.169.254', // everybody else’s
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192', // Oracle’s
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:93.184.215.14',
  '64:ff9b::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254', // Amazon’s
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  'localhost',
  '127.1',
  '2130706433',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['localhost', 'n8n', 'n8n.localhost', 'nas.local', 'db.internal', 'box.lan', 'box.home.arpa'])(
  '%s is a name of a private network',
  (name) => {
    expect(isPrivateName(name)).toBe(true)
  },
)

test.each(['example.com', 'lan.example.com', 'my-lan.com', 'box.xlan'])('%s is not', (name) => {
  expect(isPrivateName(name)).toBe(false)
})
