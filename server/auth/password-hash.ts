import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '#domain/password'

/** argon2id (the library's default) at OWASP's settings: 19 MiB, two passes, one thread; some 57 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), cost)

const nobodys = hash('nobody has this password', cost)
nobodys.catch(() => {})

/** Whether it is the password. Without an account it takes as long, and is not. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodys), normalisePassword(password))
  return passwordHash !== undefined && matches
}
