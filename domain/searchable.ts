/**
 * Normalizes a text for the search: lowercase, without accents, apostrophes and invisible characters, with every kind
 * of hyphen and space as a space. The database's function of the same name (migration 0043) does the same to stored
 * text, so that its indexes can be used.
 */
export function searchable(text: string): string {
  const letters = text.replaceAll(unread, '').normalize('NFKD').replaceAll(accents, '').toLowerCase()
  return letters.replaceAll(replaced, (found) => replacements[found] ?? ' ').normalize('NFC')
}

/** Apostrophes and invisible characters. */
const unread =
  /[\ufe00-\ufe0f'`\u00ad\u00b4\u02b9\u02bb\u02bc\u05f3\u061c\u0640\u180e\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2060-\u2069\ufeff\uff07]/g
/** Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic. Marks of other scripts belong to letters. */
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
 * The spellings that a typed word may match, normalized as by {@link searchable}: itself first, then with German
 * umlauts as two letters or as one, then split into two words.
 */
export function spellingsOf(typed: string): string[] {
  const word = searchable(typed)
  const long = searchable(typed.normalize('NFC').replaceAll(/[äöü]/gi, '$&e'))
  const short = word.replaceAll(/([aou])e/g, '$1')
  return [...new Set([word, long, ...(short.length > 2 ? [short] : []), ...pairsOf(word)])].filter(Boolean)
}

/** Longer words are not split: every pair is looked up, and hardly anybody joins such long words. */
const longestJoined = 24

/** Splits `fairstorm` into `fair storm`, and `cafe5` into `cafe 5`. Parts of two letters would match too many words. */
function pairsOf(word: string): string[] {
  if (word.length > longestJoined || !/^[\p{L}\p{N}]+$/u.test(word)) return []
  const pairs = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  return pairs
    .filter(([first, second]) => (first.length > 2 && second.length > 2) || beginsWithOther(first, second))
    .map((pair) => pair.join(' '))
}

/** Whether a number follows letters, or letters follow a number. */
const beginsWithOther = (first: string, second: string) =>
  /\p{L}$/u.test(first) ? /^\p{N}+$/u.test(second) : /^\p{N}+$/u.test(first) && /^\p{L}/u.test(second)
