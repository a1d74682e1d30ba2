import { expect, test } from 'vitest'
import { createLoaderCache } from './loader-cache.ts'

const minuteMs = 60_000

test('a cached response is fresh for five minutes and a fallback for ten, separately for each address', async () => {
  let now = 0
  let asked = 0
  const kept = createLoaderCache(() => now)
  const answer = async () => (asked += 1)
  const fail = () => Promise.reject(new Error('away'))

  expect(await kept.load('/a', answer)).toBe(1)
  now = 5 * minuteMs - 1
  expect(await kept.load('/a', answer)).toBe(1)
  expect(await kept.load('/b', answer)).toBe(2)
  now = 5 * minuteMs
  expect(await kept.load('/a', fail)).toBe(1)
  expect(await kept.load('/a', answer)).toBe(3)
  now += 10 * minuteMs - 1
  expect(await kept.load('/a', fail)).toBe(3)
  now += 1
  await expect(kept.load('/a', fail)).rejects.toThrow('away')
  expect(await kept.load('/a', answer)).toBe(4)
})

test('a change invalidates cached responses', async () => {
  const kept = createLoaderCache(() => 0)
  await kept.load('/a', async () => 1)
  kept.forget()
  expect(await kept.load('/a', async () => 2)).toBe(2)
})

test('a response requested before a change is not cached after it', async () => {
  const kept = createLoaderCache(() => 0)
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = kept.load('/a', () => promise)
  kept.forget()
  resolve('before the change')
  expect(await early).toBe('before the change')
  expect(await kept.load('/a', async () => 'after it')).toBe('after it')
})

test('a response does not replace that of a later request', async () => {
  const kept = createLoaderCache(() => 0)
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = kept.load('/a', () => promise)
  expect(await kept.load('/a', async () => 'newer')).toBe('newer')
  resolve('older')
  await slow
  expect(await kept.load('/a', async () => 'newest')).toBe('newer')
})

test('the loader cache holds at most 50 addresses and evicts the oldest', async () => {
  const kept = createLoaderCache(() => 0)
  let asked = 0
  const answer = async () => (asked += 1)
  for (let page = 0; page < 51; page += 1) await kept.load(`/${page}`, answer)
  await kept.load('/50', answer)
  await kept.load('/1', answer)
  expect(asked, 'still kept').toBe(51)
  await kept.load('/0', answer)
  expect(asked, 'let go of').toBe(52)
})
