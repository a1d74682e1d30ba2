import { expect, test } from 'vitest'
import { readableAddresses } from './readable-addresses.ts'

test.each([
  ['{"email":"anna@xn--mller-kva.example"}', '{"email":"anna@müller.example"}'],
  ['"a@xn--fsqu00a.xn--55qx5d, b@mail.xn--mller-kva.example"', '"a@例子.公司, b@mail.müller.example"'],
  ['"https://xn--mller-kva.example"', '"https://xn--mller-kva.example"'],
  ['"a@example.com"', '"a@example.com"'],
])('readableAddresses shows %s as %s', (json, read) => {
  expect(readableAddresses(json)).toBe(read)
})

test.each([
  'a@xn--',
  'a@xn--999999999.com',
  'a@xn--ab-g4t.example',
  'a@xn--ab-g1t.example',
  'a@xn--wca.example',
])('an invalid or deceptive Punycode domain stays as it is: %s', (address) => {
  const json = JSON.stringify({ address })
  expect(JSON.parse(readableAddresses(json))).toEqual({ address })
})
