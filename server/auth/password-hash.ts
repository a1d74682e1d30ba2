import { channel } from 'node:diagnostics_channel'
import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#domain/password'

/** argon2id (the library's default) at OWASP's settings: 19 MiB, two passes, one thread; some 57 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Called before every hash, the most expensive operation here, so that callers can count them. */
export const passwordHashing = channel('site.password-hash')

export function hashPassword(password: string): Promise<string> {
  passwordHashing.publish('hash')
  return hash(normalisePassword(password), cost)
}

const nobodys = hash('nobody has this password', cost)
nobodys.catch(() => {})

/** The number of concurrent dummy hashes for unknown accounts. More would delay people who have an account. */
const maxForUnknown = 2
let runningDummyHashes = 0
/** How long the last verification took, in milliseconds, on this machine under its current load. */
let lastTookMs = 60

/**
 * Whether the password is right. Without an account it returns false after about the same time: it verifies a dummy
 * hash, or waits if others already do. The caller hides the remaining difference.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return matches(passwordHash, password)
  if (runningDummyHashes >= maxForUnknown) {
    await setTimeout(lastTookMs)
    return false
  }
  runningDummyHashes += 1
  try {
    await matches(await nobodys, password)
    return false
  } finally {
    runningDummyHashes -= 1
  }
}

async function matches(passwordHash: string, password: string): Promise<boolean> {
  const startedAt = performance.now()
  passwordHashing.publish('verify')
  const isRight = await verify(passwordHash, normalisePassword(password))
  lastTookMs = performance.now() - startedAt
  return isRight
}
