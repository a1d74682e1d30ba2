import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const email = 'ada.lovelace@example.com'

test.each([
  ['nine ants', false, 'short'],
  ['x7!fGq2#pL', false, undefined],
  ['x7!fGq2#pL', true, 'short'],
  ['fourteen chars', true, 'short'],
  ['fifteen lettres', true, undefined],
  // Ten characters as people count, twenty as they are stored.
  ['🙂🚲🌳🍋🎈🧭🪁🎺🐙🚀', false, undefined],
  ['x7!fGq2#pL'.repeat(26), false, 'long'],
  ['password123', false, 'common'],
  ['P@ssw0rd2026!', false, 'common'],
  ['Welcome12345', false, 'common'],
  ['AdminAdmin123456', true, 'common'],
  ['letmeinletmein!!', true, 'common'],
  ['iloveyou<3<3<3', false, 'common'],
  ['1234567890', false, 'common'],
  ['4915112345678', false, 'common'],
  ['qwertyuiop', false, 'common'],
  ['poiuytrewq', false, 'common'],
  ['1q2w3e4r5t6y', false, 'common'],
  ['ababababababab', false, 'common'],
  ['Ada.Lovelace1', false, 'common'],
  [email, false, 'common'],
  ['password of a green whale', false, undefined],
] as const)('%s (admin: %s): %s', (password, isAdmin, fault) => {
  expect(passwordFault(password, { email, isAdmin })).toBe(fault)
})
