/** One for each class of characters that a pattern may name. */
const anybody = ['a', ' ', '0', '\n', '.', '-', '"', 'é', '/', '@']
/** Endings that make a long partial match fail or succeed. */
const ends = ['', '\u0001', 'a', ' ', '!']
const maxWords = 12
const maxLiterals = 8

/** Returns a text of this length, or a few characters longer. */
export type HostileText = (length: number) => string

/**
 * Returns texts on which a pattern takes longest if it reads far from every position: repetitions of its own characters
 * and words, alone and in pairs, and repetitions of a character after the words with which a match begins.
 */
export function hostileTexts({ source }: RegExp): HostileText[] {
  const words = wordsOf(source)
  const own = [...new Set([...literalsOf(source), ...anybody])]
  const beginnings = words.flatMap((_, at) => [
    words.slice(0, at + 1).join(''),
    words.slice(0, at + 1).join(' '),
  ])
  const texts: HostileText[] = []
  for (const piece of new Set([...own, ...words, ...beginnings])) {
    for (const end of ends) texts.push((length) => repeated(piece, length) + end)
  }
  for (const one of own) {
    for (const other of own) texts.push((length) => `${repeated(one + other, length)}\u0001`)
  }
  for (const beginning of new Set(beginnings)) {
    for (const piece of own) texts.push((length) => `${beginning}${repeated(piece, length)}\u0001`)
    for (const between of [' ', 'a']) texts.push((length) => repeated(beginning + between, length))
  }
  return texts
}

const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Returns the literal runs of characters of a pattern, in order. */
function wordsOf(source: string): string[] {
  return source
    .replaceAll(/\\(\W)/g, (_, escaped: string) => hidden(escaped))
    .replaceAll(/\\[bBdDsSwW]|\\p\{[^}]*\}|\(\?[:=!<]*|\[[^\]]*\]/g, ' ')
    .replaceAll(/\\(.)/g, '$1')
    .split(/[()[\]{}|*+?^$\s]+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => word.replaceAll(/[\uE000-\uF8FF]/g, shown))
}

/** The characters that match themselves. */
function literalsOf(source: string): string[] {
  const plain = source
    .replaceAll(/\\[bBdDsSwWn]|\\p\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\(\?[:=!<]*/gi, '')
    .replaceAll(/\{\d*,?\d*\}/g, '')
  const found = plain.match(/[^\w\s()[\]{}|*+?^$\\]|\\[^\w]/g) ?? []
  return [...new Set(found.map((each) => each.replace('\\', '')))].slice(0, maxLiterals)
}

/** Maps an escaped character to the private use area, so that it is not read as an operator. */
const hidden = (escaped: string) => String.fromCharCode(0xe000 + escaped.charCodeAt(0))
const shown = (character: string) => String.fromCharCode(character.charCodeAt(0) - 0xe000)
