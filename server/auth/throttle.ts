import { createHash } from 'node:crypto'
import type { Database } from '#server/db/connect'
import { type Counter, createCounter } from '#server/db/counters'
import { memoryWindows } from '#server/db/memory-windows'
import { AuthFailure } from './auth-failure.ts'

const windowSeconds = 15 * 60
const daySeconds = 24 * 3_600
export const wrongPasswordsPerAddress = 10
export const wrongPasswordsPerAccount = 10
export const wrongPasswordsPerDevice = 10
/** In a day for one account: by strangers, and on the devices it was signed in on. A hundred together. */
export const wrongPasswordsPerDay = { strangers: 70, devices: 30 } as const
const mailWindowSeconds = 60 * 60
const mailsPerAsker = 3
const mailsPerAddress = 6

/** Where a request about an account comes from. */
export interface Origin {
  /** As limits count visitors. */
  clientKey: string
  /** Of a device on which this account was signed in to before. */
  deviceId: string | undefined
  /** As the ledger tells those apart who cause mails. */
  sender?: string
}

export interface Throttle {
  /** Counts a try for a password before it is checked. @throws AuthFailure when there were too many */
  tryPassword(email: string, origin: Origin): Promise<PasswordTry>
  /**
   * Counts a mail that somebody asks for, each kind by itself. False for one that adds nothing to those that were
   * just sent: the answer is the same, and whoever asks is told to look for the newest.
   */
  mayMail(kind: 'sign-up' | 'recovery', email: string, origin: Origin): Promise<boolean>
}

interface PasswordTry {
  /** It was right: it does not count. */
  succeeded(): Promise<void>
}

export const noThrottle: Throttle = {
  tryPassword: async () => ({ async succeeded() {} }),
  mayMail: async () => true,
}

interface Limit {
  counter: Counter
  /** What this process has counted, so that a crowd at once costs no queries beyond the limit. */
  here: ReturnType<typeof memoryWindows>
  limit: number
  key: string
}

/**
 * Wrong passwords are counted by where they come from and by the account they are for, known or not. An account that
 * has had its share is closed to every address; open stay the devices it was signed in on, which have a share of their
 * own, and the link by mail. So nobody can lock the owner out, and nobody has more than a hundred guesses a day.
 */
export function createThrottle(database: Pick<Database, 'pool'>): Throttle {
  const limited = (name: string, limit: number, seconds: number) => {
    const counter = createCounter(database, { name, windowSeconds: seconds, limit })
    const here = memoryWindows(seconds * 1000)
    return (key: string): Limit => ({ counter, here, limit, key })
  }
  const byAddress = limited('password-address', wrongPasswordsPerAddress, windowSeconds)
  const byAccount = limited('password-account', wrongPasswordsPerAccount, windowSeconds)
  const byDevice = limited('password-device', wrongPasswordsPerDevice, windowSeconds)
  const strangersByDay = limited('password-account-day', wrongPasswordsPerDay.strangers, daySeconds)
  const devicesByDay = limited('password-device-day', wrongPasswordsPerDay.devices, daySeconds)
  const mailsByAsker = limited('account-mail-asker', mailsPerAsker, mailWindowSeconds)
  const mailsByAddress = limited('account-mail', mailsPerAddress, mailWindowSeconds)

  return {
    async tryPassword(email, { clientKey, deviceId }) {
      const account = keyOf(email)
      const limits =
        deviceId === undefined
          ? [byAddress(clientKey), byAccount(account), strangersByDay(account)]
          : [byDevice(`${account}:${deviceId}`), devicesByDay(account)]
      for (const { here, limit, key } of limits) {
        const { total, waitSeconds } = here.add(key, 1, performance.now())
        if (total > limit) throw tooManyTries(waitSeconds)
      }
      // One after the other, so that a try refused by one does not use up the next one's share.
      for (const limit of limits) {
        const waitSeconds = await secondsToWait(limit)
        if (waitSeconds > 0) throw tooManyTries(waitSeconds)
      }
      return {
        async succeeded() {
          for (const { here, key } of limits) here.add(key, -1, performance.now())
          await Promise.all(limits.map(({ counter, key }) => counter.giveBack(key)))
        },
      }
    },

    async mayMail(kind, email, { clientKey }) {
      const key = `${kind}:${keyOf(email)}`
      if ((await secondsToWait(mailsByAsker(`${key}:${clientKey}`))) > 0) return false
      return (await secondsToWait(mailsByAddress(key))) === 0
    },
  }
}

/** Counts one, and says how long the next has to wait when it was one too many; 0 when it was not. */
async function secondsToWait({
  counter,
  limit,
  key,
}: Pick<Limit, 'counter' | 'limit' | 'key'>): Promise<number> {
  const { total, waitSeconds } = await counter.count(key)
  return total > limit ? Math.max(1, waitSeconds) : 0
}

function tooManyTries(retryAfterSeconds: number): AuthFailure {
  return new AuthFailure(
    429,
    'over_request_rate_limit',
    `Too many tries. Please wait ${inWords(retryAfterSeconds)}, or set a new password by email.`,
    { retryAfterSeconds },
  )
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The table of counters holds no addresses of people. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url')
