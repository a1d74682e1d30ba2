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

/** More at once would delay people with an account, as hashing for them would. */
const maxForUnknown = 2
let forNobody = 0
/** The last hash's time, on this machine under its load. */
let lastTookMs = 60

/**
 * Whether the password is right. Without an account it takes as long and is false: while a crowd guesses, most only
 * wait about as long. The caller hides the remaining difference.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return matches(passwordHash, password)
  if (forNobody >= maxForUnknown) {
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
