import { describe, expect, test } from 'vitest'
import { isAdvertisement, leadsAway } from './links.ts'
import { isRandomLetters } from './random-letters.ts'

describe('links in a name field', () => {
  test.each([
    'Win https://spam.example',
    'HTTP://SPAM.EXAMPLE',
    'www.spam.example',
    'spam.example/order now',
    'SPAM.EXAMPLE/ORDER',
    'see t.me/name',
    '//spam.example',
    '[url=https://spam.example]x[/url]',
    '<a href="https://spam.example">x</a>',
    '[x](spam.example)',
    'telegram @somebody',
    'Write in Telegram: @some_body',
    'WhatsApp +44 7700 900123',
  ])('isAdvertisement returns true for %s', (name) => expect(isAdvertisement(name)).toBe(true))

  test.each([
    'Booking.com',
    'Example.io GmbH',
    'A.I. Ltd',
    'Mary St. John',
    'Dir. Ops/Sales',
    'Dir.Ops/Sales',
    'Acme Inc./Acme LLC',
    'Toys/Games Ltd',
    '24/7 Locksmiths',
    'W.W.W. – Wir Waschen Wäsche',
    'Smith @ Home Care',
    'ada@example.com',
    'Telegram & Letter Press',
    'Anna (she/her) Novak',
    'Founder/CEO',
    'Ümit Öz [Berlin]',
  ])('isAdvertisement returns false for %s', (name) => expect(isAdvertisement(name)).toBe(false))
})

test.each([
  ['see https://shop.example/x', ['other.example'], true],
  ['see https://www.own.example/x and blog.own.example/y', ['own.example'], false],
  ['see https://evilown.example', ['own.example'], true],
  ['write to me@elsewhere.example', ['own.example'], true],
  ['write to me@own.example', ['own.example'], false],
  ['Booking.com, hubspot.com and Excel', [], false],
  ['WhatsApp +49 151 2345678', [], true],
  ['appointments get lost on WhatsApp', [], false],
])('“%s” from %j links elsewhere: %s', (text, own, away) => expect(leadsAway(text, own)).toBe(away))

test.each([
  ['VDQstvkDxSehlg', true],
  ['kHjYtRwQpLz', true],
  ['LaToya DeShawn McAllister', false],
  ['PharmaLogix GmbH', false],
  ['NextGenTechHub', false],
  ['Krzysztof Brzęczyszczykiewicz', false],
  ['KPMQ', false],
])('isRandomLetters of %s returns %s', (name, isRandom) => expect(isRandomLetters(name)).toBe(isRandom))
