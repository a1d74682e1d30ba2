import { createHash } from 'node:crypto'
import type { Database } from '#server/db/connect'
import { type Counter, createCounter } from '#server/db/counters'
import { memoryWindows } from '#server/db/memory-windows'
import { AuthFailure } from './auth-failure.ts'

const windowSeconds = 15 * 60
const daySeconds = 24 * 3_600
const wrongPasswordsPerAddress = 10
const wrongPasswordsPerAccount = 10
const wrongPasswordsPerDevice = 10
/** The limits per day and account: from unknown devices and from known ones, a hundred together. */
const wrongPasswordsPerDay = { strangers: 70, devices: 30 } as const
const wrongCodesPerAccount = 5
const wrongCodesPerDay = 50
const mailWindowSeconds = 60 * 60
const mailsPerAsker = 3
const mailsPerAddress = 6

/** Where a request about an account comes from. */
export interface Origin {
  /** The caller, as rate limits count visitors. */
  clientKey: string
  /** The id of a device on which this account was signed in to. */
  deviceId: string | undefined
  /** The sender, as deliveries identify those who cause mails. */
  sender?: string
}

export interface Throttle {
  /**
   * Counts a password attempt before it is checked.
   * @throws AuthFailure after too many
   */
  tryPassword(email: string, origin: Origin): Promise<PasswordTry>
  /**
   * Counts a code of a second step before it is checked. The caller has proved the password already.
   * @throws AuthFailure after too many
   */
  tryCode(userId: string): Promise<PasswordTry>
  /**
   * Counts a requested mail, each kind separately. False beyond the limit: the response is the same, and tells the
   * user to look for the newest.
   */
  mayMail(kind: 'sign-up' | 'recovery', email: string, origin: Origin): Promise<boolean>
}

interface PasswordTry {
  /** Refunds the attempt, because it was right. */
  succeeded(): Promise<void>
}

export const noThrottle: Throttle = {
  tryPassword: async () => ({ async succeeded() {} }),
  tryCode: async () => ({ async succeeded() {} }),
  mayMail: async () => true,
}

interface Limit {
  counter: Counter
  /** What this process has counted, so that a crowd causes no queries beyond the limit. */
  here: ReturnType<typeof memoryWindows>
  limit: number
  key: string
}

/**
 * Wrong passwords are counted by source and by account, known or not. An account that has reached its limit is closed
 * to every address; its known devices, which have a share of their own, and the mailed link stay open. So nobody can
 * lock the owner out, and nobody has more than a hundred guesses a day.
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
  const codesByAccount = limited('code-account', wrongCodesPerAccount, windowSeconds)
  const codesByDay = limited('code-account-day', wrongCodesPerDay, daySeconds)
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
        if (total > limit) throw tooManyAttempts(waitSeconds)
      }
      // One after the other, so that an attempt refused by one does not use up the next one's share.
      for (const limit of limits) {
        const waitSeconds = await secondsToWait(limit)
        if (waitSeconds > 0) throw tooManyAttempts(waitSeconds)
      }
      return {
        async succeeded() {
          for (const { here, key } of limits) here.add(key, -1, performance.now())
          await Promise.all(limits.map(({ counter, key }) => counter.refund(key)))
        },
      }
    },

    async tryCode(userId) {
      const limits = [codesByAccount(userId), codesByDay(userId)]
      for (const limit of limits) {
        const waitSeconds = await secondsToWait(limit)
        if (waitSeconds > 0) throw tooManyCodes(waitSeconds)
      }
      return {
        async succeeded() {
          await Promise.all(limits.map(({ counter, key }) => counter.refund(key)))
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

/** Counts one, and returns how long to wait if it was one too many; 0 otherwise. */
async function secondsToWait({
  counter,
  limit,
  key,
}: Pick<Limit, 'counter' | 'limit' | 'key'>): Promise<number> {
  const { total, waitSeconds } = await counter.count(key)
  return total > limit ? Math.max(1, waitSeconds) : 0
}

function tooManyAttempts(retryAfterSeconds: number): AuthFailure {
  return new AuthFailure(
    429,
    'over_request_rate_limit',
    `Too many tries. Please wait ${formatWait(retryAfterSeconds)}, or set a new password by email.`,
    { retryAfterSeconds },
  )
}

function tooManyCodes(retryAfterSeconds: number): AuthFailure {
  return new AuthFailure(
    429,
    'over_request_rate_limit',
    `Too many wrong codes. Please wait ${formatWait(retryAfterSeconds)}, or use a passkey.`,
    { retryAfterSeconds },
  )
}

function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The address is hashed, because the table of counters must contain no personal data. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url')
