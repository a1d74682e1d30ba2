import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

const minuteMs = 60_000

test('an answer is fresh for five minutes, kept for ten, and each address has its own', async () => {
  let now = 0
  let asked = 0
  const kept = createKeptAnswers(() => now)
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

test('what has been changed is forgotten', async () => {
  const kept = createKeptAnswers(() => 0)
  await kept.load('/a', async () => 1)
  kept.forget()
  expect(await kept.load('/a', async () => 2)).toBe(2)
})
