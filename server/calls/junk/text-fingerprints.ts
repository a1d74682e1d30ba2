/** Shorter sentences are written alike by people who never met. */
const fewestLetters = 30
/** For scripts that say in ten characters what English says in thirty. */
const fewestSigns = 12

/**
 * The sentences of a text as they are compared: lowercase letters only, without web addresses, numbers and the names
 * its writer gave. Bots insert names, count up and vary the greeting; the rest stays the same.
 */
export function plainSentences(text: string, names: readonly string[]): string[] {
  let plain = text.toLowerCase()
  for (const name of names) plain = plain.replaceAll(name.toLowerCase(), ' ')
  return plain
    .replaceAll(/\S+/g, (word) => (/@|:\/\/|www\./.test(word) ? ' ' : word))
    .split(/[.!?\n:。！？]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')
}

/** The sentences that two people are unlikely to write alike; for a text of short sentences, all of it. */
export function worthComparing(sentences: readonly string[]): string[] {
  const long = sentences.filter(isLong)
  return long.length > 0 ? long : [sentences.join(' ')].filter(isLong)
}

function isLong(sentence: string): boolean {
  const letters = sentence.replaceAll(' ', '')
  const isAlphabet = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(letters)
  return letters.length >= (isAlphabet ? fewestLetters : fewestSigns)
}
