import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

const right = 'seven green kettles'

test('accepts only the right password', async () => {
  const passwordHash = await hashPassword(right)
  expect(await isPassword(passwordHash, right)).toBe(true)
  expect(await isPassword(passwordHash, 'seven green kettle')).toBe(false)
  expect(await isPassword(undefined, right)).toBe(false)
})

test('200 concurrent guesses for unknown accounts take less CPU than 40 hashes', async () => {
  const passwordHash = await hashPassword(right)
  const cpuMs = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const one = await cpuMs(() => isPassword(passwordHash, right))
  const startedAt = performance.now()
  const took: number[] = []
  const guesses = Array.from({ length: 200 }, async () => {
    const isRight = await isPassword(undefined, right)
    took.push(performance.now() - startedAt)
    return isRight
  })
  const crowd = await cpuMs(async () => {
    expect(await isPassword(passwordHash, right)).toBe(true)
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]))
  })
  // Hashing each of them would take two hundred times as long.
  expect(crowd).toBeLessThan(one * 40)
  // And none gets its response earlier than those that were hashed.
  expect(Math.min(...took)).toBeGreaterThan(2)
})
