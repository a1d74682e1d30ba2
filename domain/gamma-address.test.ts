import { hostileGammaAddresses } from '#test/hostile-gamma-addresses'
import { expect, test } from 'vitest'
import { gammaAddressOf } from './gamma-address.ts'

test('the fixture has sixty different hostile addresses', () =>
  expect(new Set(hostileGammaAddresses).size).toBe(60))

test.each(hostileGammaAddresses.map((address) => [address]))('%j is refused', (address) => {
  expect(gammaAddressOf(address)).toBeUndefined()
})

test.each([
  ['https://gamma.app/docs/x-1', 'https://gamma.app/docs/x-1'],
  ['https://gamma.co/x?mode=doc#card-1', 'https://gamma.co/x?mode=doc#card-1'],
  ['HTTPS://Team.GAMMA.app:443/x', 'https://team.gamma.app/x'],
  ['https://a.b.gamma.co', 'https://a.b.gamma.co/'],
])('%s is normalized to %s', (address, kept) => expect(gammaAddressOf(address)).toBe(kept))
