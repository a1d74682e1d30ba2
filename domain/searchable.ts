/**
 * A text as the search compares it: in lowercase, without accents, apostrophes and invisible characters, with every
 * kind of hyphen and space as a space. The database's function of the same name (migration 0043) does the same to what
 * is stored, so that its indexes serve.
 */
export function searchable(text: string): string {
  const letters = text.replaceAll(unread, '').normalize('NFKD').replaceAll(accents, '').toLowerCase()
  return letters.replaceAll(replaced, (found) => replacements[found] ?? ' ').normalize('NFC')
}

/** Apostrophes, and characters that nobody sees. */
const unread =
  /[\ufe00-\ufe0f'`\u00ad\u00b4\u02b9\u02bb\u02bc\u05f3\u061c\u0640\u180e\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2060-\u2069\ufeff\uff07]/g
/** Those of Latin, Greek and Cyrillic, and the vowel signs of Hebrew and Arabic. Other scripts' are letters. */
const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g
const replaced = /[\t\n\r\u002d\u05be\u1680\u2010-\u2015\u2028\u2029\u2212ßæœþøđðłħıς]/g
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

/**
 * What a typed word may stand for, as {@link searchable} writes it: itself first, then with German umlauts written as
 * two letters or as one, and as two words.
 */
export function spellingsOf(typed: string): string[] {
  const word = searchable(typed)
  const long = searchable(typed.normalize('NFC').replaceAll(/[äöü]/gi, '$&e'))
  const short = word.replaceAll(/([aou])e/g, '$1')
  return [...new Set([word, long, ...(short.length > 2 ? [short] : []), ...pairsOf(word)])].filter(Boolean)
}

/** Each pair is looked up, and nobody joins more. */
const longestJoined = 24

/** `fairstorm` is also `fair storm`, and `cafe5` is `cafe 5`. Two letters alone begin too many words. */
function pairsOf(word: string): string[] {
  if (word.length > longestJoined || !/^[\p{L}\p{N}]+$/u.test(word)) return []
  const pairs = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  return pairs
    .filter(([first, second]) => (first.length > 2 && second.length > 2) || beginsWithOther(first, second))
    .map((pair) => pair.join(' '))
}

/** A number follows letters, or letters a number. */
const beginsWithOther = (first: string, second: string) =>
  /\p{L}$/u.test(first) ? /^\p{N}+$/u.test(second) : /^\p{N}+$/u.test(first) && /^\p{L}/u.test(second)
