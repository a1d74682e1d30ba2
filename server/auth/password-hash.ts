import { channel } from 'node:diagnostics_channel'
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

/** Whether it is the password. Without an account it takes as long, and is not. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  passwordHashing.publish('verify')
  const matches = await verify(passwordHash ?? (await nobodys), normalisePassword(password))
  return passwordHash !== undefined && matches
}
