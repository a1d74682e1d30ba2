/** Shorter sentences are written alike by people who have never met. */
const fewestLetters = 30
/** Of a writing that says in ten letters what English says in thirty. */
const fewestSigns = 12

/**
 * A text's sentences as they are compared: letters only, in lower case, without addresses, figures and the names its
 * writer gave. Machines fill in a name, count on, or change the greeting; the rest stays.
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

/** Those that two people hardly write alike; of a text of short ones, all of it. */
export function worthComparing(sentences: readonly string[]): string[] {
  const long = sentences.filter(isLong)
  return long.length > 0 ? long : [sentences.join(' ')].filter(isLong)
}

function isLong(sentence: string): boolean {
  const letters = sentence.replaceAll(' ', '')
  const isAlphabet = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(letters)
  return letters.length >= (isAlphabet ? fewestLetters : fewestSigns)
}
