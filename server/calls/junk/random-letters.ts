/**
 * Whether a name looks script-generated: a long word whose case changes as in no name, with hardly a vowel. "LaToya
 * McAllister", "PharmaLogix GmbH" and "NextGenTechHub" do not.
 */
export const isRandomLetters = (name: string): boolean => name.split(/[^A-Za-z]+/).some(isRandom)

function isRandom(word: string): boolean {
  const rises = word.match(/[a-z][A-Z]/g)?.length ?? 0
  if (word.length < 10 || rises < 2) return false
  const vowels = word.match(/[aeiou]/gi)?.length ?? 0
  const signs = [
    rises >= 3 && word.length / (rises + 1) < 4,
    vowels / word.length < 0.25,
    /[a-z][A-Z]{2,}|[A-Z]{2,}[a-z]+[A-Z]/.test(word),
  ]
  return signs.filter(Boolean).length >= 2
}
