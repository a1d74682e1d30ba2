export type PasswordFault = 'short' | 'long' | 'common'

/** Fewest characters of a password, by what it opens. */
export const passwordMinLength = { user: 10, admin: 15 } as const
/** More than any passphrase; keeps what is hashed small. */
export const passwordMaxLength = 256

/** What most guessed passwords are made of, however decorated. */
const commonWords = [
  'abc',
  'access',
  'admin',
  'administrator',
  'angel',
  'asdf',
  'bailey',
  'baseball',
  'basketball',
  'batman',
  'business',
  'changeme',
  'charlie',
  'chelsea',
  'chocolate',
  'company',
  'computer',
  'daniel',
  'default',
  'demo',
  'donald',
  'dragon',
  'flower',
  'football',
  'forever',
  'freedom',
  'friends',
  'george',
  'google',
  'guest',
  'hello',
  'hunter',
  'internet',
  'jennifer',
  'jessica',
  'jordan',
  'killer',
  'letmein',
  'liverpool',
  'login',
  'lovely',
  'loveme',
  'loveyou',
  'iloveyou',
  'manager',
  'master',
  'michael',
  'michelle',
  'minecraft',
  'monkey',
  'mypassword',
  'nicole',
  'office',
  'pass',
  'passw',
  'password',
  'passwort',
  'passphrase',
  'pokemon',
  'princess',
  'qwer',
  'qwert',
  'qwerty',
  'qwertz',
  'root',
  'samsung',
  'secret',
  'server',
  'shadow',
  'soccer',
  'starwars',
  'summer',
  'autumn',
  'winter',
  'spring',
  'sunshine',
  'superman',
  'support',
  'system',
  'temp',
  'test',
  'tester',
  'testing',
  'thomas',
  'trustno',
  'user',
  'welcome',
  'whatever',
  'william',
  'zxcv',
]
const onlyCommonWords = new RegExp(`^(?:${commonWords.join('|')}|my|the|your|is|i|and)+$`)

/** Ways along a keyboard or the alphabet. */
const runs = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]
const ways = runs.flatMap((run) => {
  const backwards = Array.from(run).toReversed().join('')
  return [run + run, backwards + backwards]
})

const usualSwaps: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** What is wrong with a password for this account, if anything. Length is counted in characters as people count. */
export function passwordFault(
  password: string,
  { email, isAdmin }: { email: string; isAdmin: boolean },
): PasswordFault | undefined {
  const { length } = Array.from(password)
  if (length < passwordMinLength[isAdmin ? 'admin' : 'user']) return 'short'
  if (length > passwordMaxLength) return 'long'
  return isCommon(password.toLowerCase(), email.toLowerCase()) ? 'common' : undefined
}

/** Among what is tried first: few different characters, a number, a run, the address itself, or decorated words. */
function isCommon(password: string, email: string): boolean {
  if (new Set(password).size < 5 || /^\d{1,15}$/.test(password)) return true
  if (ways.some((way) => way.includes(password)) || password === email) return true
  // Decoration stands around the words, swaps within them.
  const bare = password.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const words = Array.from(bare, (character) => usualSwaps[character] ?? character)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')
  const [name = ''] = email.split('@')
  return onlyCommonWords.test(words) || words === name.replaceAll(/[^\p{L}]/gu, '')
}
