import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { passwordFault } from './password.ts'

const email = 'ada.lovelace@analytic-engines.co.uk'
const faultOf = (password: string, { isAdmin = false, address = email } = {}) =>
  passwordFault(password, { email: address, siteName: 'Mendline', isAdmin })?.message

const short = 'Password should be at least 12 characters.'
const shortForAdmin = 'Password should be at least 15 characters.'
const siteName = 'Please don’t use this site’s name, Mendline, in the password.'
const mailName = (name: string) => `Please don’t use “${name}” from your email address in the password.`

test.each([
  ['eleven lets', false, short],
  ['x7!fGq2#pLw9', false, undefined],
  ['x7!fGq2#pLw9', true, shortForAdmin],
  ['fourteen chars', true, shortForAdmin],
  ['fifteen lettres', true, undefined],
  // Twelve characters to a reader, twenty-four UTF-16 code units; decomposed letters count once.
  ['🙂🚲🌳🍋🎈🧭🪁🎺🐙🚀🦉🧶', false, undefined],
  ['tre\u0301s fa\u0301cil', false, short],
  ['x7!fGq2#pL'.repeat(13), false, undefined],
  ['x7!fGq2#pL'.repeat(26), false, 'Password should be at most 256 characters.'],
] as const)('password %s (admin: %s): %s', (password, isAdmin, rule) => {
  expect(faultOf(password, { isAdmin })).toBe(rule)
})

test.each([
  ['my mendline passphrase', siteName],
  ['M3NDL1N3-kettles-91', siteName],
  ['ｍｅｎｄｌｉｎｅ with kettles', siteName],
  ['seven Lovelace kettles', mailName('lovelace')],
  ['Ada.Lovelace1 and more', mailName('ada.lovelace')],
  ['l0ve1ace of kettles', mailName('lovelace')],
  ['analytic engines for us', mailName('analytic-engines')],
  // These parts of the address are too short to count inside a word.
  ['canada has green kettles', undefined],
  ['coconut kettles hum', undefined],
])('names in the password %s: %s', (password, rule) => {
  expect(faultOf(password)).toBe(rule)
})

test('names of fewer than three letters are allowed in a password', () => {
  const account = { email: '', siteName: 'AI', isAdmin: false }
  expect(passwordFault('a chair of green kettles', account)).toBeUndefined()
  expect(faultOf('alpine kettles hum low', { address: 'al@x.example' })).toBeUndefined()
  expect(faultOf('seven bob kettles hum', { address: 'bob@x.example' })).toBe(mailName('bob'))
  expect(faultOf('seven green kettles', { address: '' })).toBeUndefined()
})

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'Welcome12345',
  'AdminAdmin123456',
  'letmeinletmein!!',
  'iloveyou<3<3<3',
  'ILoveYouBaby2',
  'thisismypassword',
  '123456789012',
  '4915112345678',
  '83920174650912384756',
  'qwertyuiop123',
  'poiuytrewq123',
  '1q2w3e4r5t6y',
  '123456qwerty',
  'qweasdzxc123',
  'ababababababab',
  'k9!k9!k9!k9!k9!',
  'Summer-Winter-2026',
  'manchesterunited1',
  'йцукенгшщзхъ',
  'correcthorsebatterystaple',
  'Correct Horse Battery Staple!',
  'correct1horse2battery3staple4',
  'c0rrect-h0rse-b4ttery-5taple',
  'horsebatterystaple99',
  'correcthorsebattery',
  'thequickbrownfoxjumps',
  'May the force be with you',
  'tobeornottobe2026',
  'LoremIpsumDolor1',
  'open sesame please',
  'localhostlocalhost',
  'opensesameopensesame',
  'nevergonnagiveyouup!',
  'winter is coming 2026',
  'Tr0ub4dor&3troubador',
])('the password %s is among the first guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'seven green kettles',
  'eleven quiet harbours',
  'password of a green whale',
  'what the stranger chose',
  'x7!fGq2#pLw9',
  'korrekt pferd batterie',
  'dragon shadow flower winter monkey',
  'correct pony battery staple noon',
  'a quick lynx with brown socks',
  'the force of eleven kettles',
])('the password %s is not among the first guesses', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
