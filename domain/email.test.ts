import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmailAddress, normaliseEmail } from './email.ts'

test('normalizing an email address trims and lowercases it, and doing it again changes nothing', () => {
  expect(normaliseEmail('  Ada.Lovelace@Example.COM\n')).toBe('ada.lovelace@example.com')
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = normaliseEmail(` ${address} `)
      expect(normaliseEmail(once)).toBe(once)
    }),
  )
})

test.each([
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['Anna@MÜLLER.example', 'anna@xn--mller-kva.example'],
  ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
  ['anna@XN--MLLER-KVA.example', 'anna@xn--mller-kva.example'],
  ['用户@例子。公司', '用户@xn--fsqu00a.xn--55qx5d'],
  ['anna＠ｅｘａｍｐｌｅ.example', 'anna@example.example'],
  ['jose\u0301@example.com', 'josé@example.com'],
  ['\u202aada@example.com\u202c', 'ada@example.com'],
  ['ada\u200b@exam\u00adple.com\ufeff', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['MAILTO:ada@example.com?subject=Hello', 'ada@example.com'],
  ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
  ['"Lovelace, Ada" <mailto:Ada@example.com>;', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com, ', 'ada@example.com'],
])('%j is normalized to %s', (typed, address) => {
  expect(normaliseEmail(typed)).toBe(address)
  expect(normaliseEmail(address)).toBe(address)
  expect(isEmailAddress(address)).toBe(true)
})

test('normalizing never makes a valid address of an invalid one, and takes linear time', () => {
  for (const typed of [
    'ada@',
    'a@b@c@',
    'Ada <>',
    'mailto:',
    'ada@exa mple.com',
    'ada@☃.com/x',
    'ada@１.２.３.４',
  ])
    expect(isEmailAddress(normaliseEmail(typed))).toBe(false)
  for (const part of ['<', '>', ' ', '.', 'mailto:', '<a@b>', 'ü.', '@'])
    expect(isEmailAddress(normaliseEmail(`a@b${part.repeat(50_000)}x`))).toBe(false)
})

describe('valid addresses', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.ie",
    'jürgen@xn--mller-kva.de',
    '用户@xn--fsqu00a.xn--55qx5d',
    'x_y-z@1and1.com',
    `${'a'.repeat(64)}@example.com`,
  ])('%s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })
})

describe('invalid addresses', () => {
  test.each([
    '',
    'ada',
    'ada.example.com',
    'ada@example.com@example.com',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\0',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'Ada <ada@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })

  test('refuses a space, a line break, a bracket or a comma, in linear time', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '\n', '\r', '<', '>', ','), fc.string(), (a, sign, b) => {
        expect(isEmailAddress(`a${a}${sign}${b}@example.com`)).toBe(false)
      }),
    )
    expect(isEmailAddress(`${'a.'.repeat(50_000)}!@example.com`)).toBe(false)
  })
})
