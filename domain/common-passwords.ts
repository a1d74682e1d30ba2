import { commonPhrases } from './common-phrases.ts'

/** Words that are not counted, because they are too plain: they may appear anywhere between the others. */
const fillers =
  'a and are at be for god i im in is it me my no of on so the this to u ur we with you your'.split(' ')

/** The parts of the most guessed passwords, in lowercase letters. */
const words = `
abc access admin administrator alexander america amanda andrew angel anthony apple arsenal asdf ashley austin
baby babygirl bailey banana barcelona baseball basketball batman beautiful bitch blink brandon buster business butterfly
california changeme charlie cheese chelsea chicken chocolate christian christopher company computer cookie correct
daddy daniel default demo diamond dolphin donald dragon elephant elizabeth facebook family ferrari flower football
forever freedom friend friends fuck fuckyou george ginger google guest guitar hannah happy harley hello help hockey
hollywood honey hunter internet jasmine jennifer jessica jesus jordan joshua justin kill killer kitty letme letmein
linkedin liverpool localhost login london love lovely lover loveme loveyou iloveyou lucky maggie manager manchester manutd
master matthew mercedes metallica michael michelle microsoft minecraft mommy money monkey monster mother music mustang
myspace naruto nicole ninja nothing number office open orange parola parol pass passw password passwort motdepasse
passphrase patrick peanut pepper phoenix please pokemon porsche prince princess purple qwe qwer qwert qwerty qwertz
rainbow realmadrid robert root samantha samsung samurai secret security server sesame sexy shadow silver smile soccer
solo sophie spiderman spongebob supercalifragilisticexpialidocious abracadabra starwars steelers strawberry success summer autumn winter spring sunshine super superman
superstar support sweet system taylor temp tennis test tester testing thomas thunder tigger tinkerbell troubador troubadour trustno tweety
unbelievable united user victoria welcome whatever william yankees yellow zxcv
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
`.split(/\s+/)

/** Sequences along a keyboard or the alphabet. */
const runs = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qweasdzxc',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq12wsxcde34rfv',
  'qazwsxedcrfvtgbyhnujm',
  'a1b2c3d4e5f6g7h8i9j0',
  'йцукенгшщзхъфывапролджэячсмитьбю',
]
const runsInBothDirections = runs.flatMap((run) => {
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
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
}

/** Each character as the letter it may replace (p@55w0rd), one for one; l, 1 and i are all i. */
export const unswapped = (text: string): string =>
  Array.from(text.toLowerCase(), (character) => usualSwaps[character] ?? character).join('')

const known = new Map([
  ...commonPhrases.map((phrase) => [unswapped(phrase), 1] as const),
  ...words.filter(Boolean).map((word) => [unswapped(word), 1] as const),
  ...fillers.map((word) => [unswapped(word), 0] as const),
])
const longest = Math.max(...Array.from(known.keys(), ({ length }) => length))

/** The maximum number of words in a common password: a choice of more words is hard to guess. */
const fewWords = 3
const shortestRun = 3

/**
 * Whether a password is among the first guesses: few different characters, a number, a short repeated piece, or only
 * common words, known phrases, keyboard runs, digits and punctuation, at most three of all but the last two.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size < 5 || /^[\d\s.,:+/-]+$/.test(text)) return true
  if (/^(.{1,8}?)\1+.{0,3}$/u.test(text)) return true
  if (!/\p{L}/u.test(text)) return false
  // As typed, and as words separated only by digits or punctuation, which may also replace letters.
  const variants = [text, withoutSigns(text), withoutSigns(unswapped(text))]
  return variants.some((each) => each !== '' && fewestPieces(each) <= fewWords)
}

const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** The fewest words and runs that make up the text; Infinity if something else is needed. */
function fewestPieces(text: string): number {
  const folded = unswapped(text)
  const cost = Array.from({ length: text.length + 1 }, () => Infinity)
  cost[0] = 0
  const reach = (end: number, pieces: number) => (cost[end] = Math.min(cost[end] ?? Infinity, pieces))
  for (let start = 0; start < text.length; start += 1) {
    const pieces = cost[start] ?? Infinity
    if (pieces === Infinity) continue
    if (/[\d\x20-\x40[-`{-~]/.test(text[start] ?? '')) reach(start + 1, pieces)
    for (let end = start + 1; end <= Math.min(text.length, start + longest); end += 1) {
      const price = known.get(folded.slice(start, end))
      if (price !== undefined) reach(end, pieces + price)
    }
    for (let end = start + shortestRun; end <= text.length; end += 1) {
      const piece = text.slice(start, end)
      if (!runsInBothDirections.some((way) => way.includes(piece))) break
      reach(end, pieces + 1)
    }
  }
  return cost.at(-1) ?? Infinity
}
