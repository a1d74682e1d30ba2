import { channel } from 'node:diagnostics_channel'
import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#domain/password'

/** argon2id (the library's default) at OWASP's settings: 19 MiB, two passes, one thread; some 57 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Told of every hash before it is made: nothing else here costs as much, so somebody may want to count them. */
export const passwordHashing = channel('site.password-hash')

export function hashPassword(password: string): Promise<string> {
  passwordHashing.publish('hash')
  return hash(normalisePassword(password), cost)
}

const nobodys = hash('nobody has this password', cost)
nobodys.catch(() => {})

/** More at once would keep those waiting who have an account, as it would to hash for them. */
const mostForNobody = 2
let forNobody = 0
/** Of the last one, on this machine and under its load. */
let lastTookMs = 60

/**
 * Whether it is the password. Without an account it takes as long, and is not: while a crowd guesses, most of them
 * only wait for about as long. What is left of the difference is hidden by whoever answers.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return matches(passwordHash, password)
  if (forNobody >= mostForNobody) {
    await setTimeout(lastTookMs)
    return false
  }
  forNobody += 1
  try {
    await matches(await nobodys, password)
    return false
  } finally {
    forNobody -= 1
  }
}

async function matches(passwordHash: string, password: string): Promise<boolean> {
  const startedAt = performance.now()
  passwordHashing.publish('verify')
  const isRight = await verify(passwordHash, normalisePassword(password))
  lastTookMs = performance.now() - startedAt
  return isRight
}
