import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

/**
 * The sentences that functions of the office's texts return for a count of one, by path. Some take the count as a
 * number, others as formatted text, so both are tried.
 */
function saidOfOne(value: unknown, path: string): [path: string, said: string[]][] {
  if (typeof value === 'function') {
    const said = onesFor(value.length).flatMap((ones) => {
      try {
        const sentence: unknown = Reflect.apply(value, undefined, ones)
        return typeof sentence === 'string' ? [sentence] : []
      } catch {
        return [] // It takes arguments other than counts.
      }
    })
    return said.length > 0 ? [[path, said]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => saidOfOne(each, `${path}.${name}`))
}

/** Every text in a value, including those that functions return for a count of one. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return saidOfOne(value, path).flatMap(([, said]) => said.map((text): [string, string] => [path, text]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${path}.${name}`))
}

/** Every combination of `count` arguments that are 1 or '1'. */
const onesFor = (count: number): unknown[][] =>
  count === 0 ? [[]] : onesFor(count - 1).flatMap((others) => [1, '1'].map((one) => [...others, one]))

const plural = [
  /\b1 (?:[a-z]+ )?(?!(?:is|was|has|as|this|us|its|works|waits|signs|goes|gets|needs|without|address|business)\b)[a-z]+[^s\W]s\b(?! (?:for|until|here))/,
  /\b1 (?:more )?(?:wait|are|were|have|need|belong|sound|match)\b/,
]
/** “1 of 1 seats”, “choose all 1 on this page”: a share, or a number that is never one. */
const isShare = /\bof 1 |\ball 1\b|\bwithin 1\b/i

test('no text of the office uses the plural for a count of one', () => {
  const said = Object.entries(modules).flatMap(([file, module]) => saidOfOne(module, file))
  expect(said.length).toBeGreaterThan(90)
  const wrong = said.filter(([, sentences]) =>
    sentences.every((text) => plural.some((pattern) => pattern.test(text)) && !isShare.test(text)),
  )
  expect(wrong).toEqual([])
})

test('the office’s sentences name environment variables and commands only in texts for developers', () => {
  const texts = Object.entries(modules).flatMap(([file, module]) => textsOf(module, file))
  expect(texts.length).toBeGreaterThan(900)
  const isSentence = (text: string) => /[a-z]+ [a-z]+/.test(text)
  const named = texts.filter(
    ([path, text]) =>
      isSentence(text) &&
      !/developers(?:\.|$)/i.test(path) &&
      /\b[A-Z]{3,}(?:_[A-Z]+)+\b(?!%)|\bnpm run\b|\btimedatectl\b/.test(text),
  )
  expect(named).toEqual([])
})
