import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmailAddress, normaliseEmail } from './email.ts'

test('addresses are compared trimmed and in lowercase', () => {
  expect(normaliseEmail('  Ada.Lovelace@Example.COM\n')).toBe('ada.lovelace@example.com')
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = normaliseEmail(` ${address} `)
      expect(normaliseEmail(once)).toBe(once)
    }),
  )
})

describe('valid addresses', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.ie",
    'jürgen@müller.de',
    '用户@例子.公司',
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
    '@example.com',
    'ada@',
    'ada@localhost',
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

  test('refuses a space, a line break or a bracket, in linear time', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '\n', '\r', '<', '>', ','), fc.string(), (a, sign, b) => {
        expect(isEmailAddress(`a${a}${sign}${b}@example.com`)).toBe(false)
      }),
    )
    expect(isEmailAddress(`${'a.'.repeat(50_000)}!@example.com`)).toBe(false)
  })
})
