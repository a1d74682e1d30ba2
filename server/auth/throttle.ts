import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#server/db/connect'
import { AuthFailure } from './auth-failure.ts'

const windowSeconds = 15 * 60
export const wrongPasswordsPerAddress = 10
export const wrongPasswordsPerAccount = 10
const mailWindowSeconds = 60 * 60
const mailsPerHour = 3

export interface Throttle {
  /**
   * Counts a try for a password before it is checked. @throws AuthFailure when there were too many
   * @param clientKey where it comes from
   */
  tryPassword(email: string, clientKey: string): Promise<PasswordTry>
  /** Counts a mail that somebody asks for. @throws AuthFailure at the fourth in an hour, whoever has the address */
  askForMail(email: string): Promise<void>
}

interface PasswordTry {
  /** The account has had too many wrong ones: another wrong one is answered as such. */
  isAccountFull: boolean
  /** It was right: it does not count. */
  succeeded(): Promise<void>
}

export const noThrottle: Throttle = {
  tryPassword: async () => ({ isAccountFull: false, async succeeded() {} }),
  async askForMail() {},
}

/**
 * Wrong passwords are counted twice, independently: by where they come from and by the account they are for, known or
 * not. An account that has had its share is still open to an address that has guessed nothing in the window: one try
 * each. So nobody can lock the owner out, and whoever guesses from many addresses has one guess a window at each.
 */
export function createThrottle({ pool }: Pick<Database, 'pool'>): Throttle {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    })
  const byAddress = limiter('password-address', wrongPasswordsPerAddress, windowSeconds)
  const byAccount = limiter('password-account', wrongPasswordsPerAccount, windowSeconds)
  const mails = limiter('account-mail', mailsPerHour, mailWindowSeconds)

  return {
    async tryPassword(email, clientKey) {
      const account = keyOf(email)
      const fromHere = await consume(byAddress, clientKey)
      if (fromHere.isOver) throw tooManyTries(fromHere.waitSeconds)
      const forAccount = await consume(byAccount, account)
      if (forAccount.isOver && fromHere.count > 1) throw tooManyTries(forAccount.waitSeconds)
      return {
        isAccountFull: forAccount.isOver,
        async succeeded() {
          await byAddress.reward(clientKey)
          await byAccount.reward(account)
        },
      }
    },
    async askForMail(email) {
      const { isOver, waitSeconds } = await consume(mails, keyOf(email))
      if (!isOver) return
      throw new AuthFailure(
        429,
        'over_email_send_rate_limit',
        'We have just sent several emails to this address. Please look for the newest one, or try again in an hour.',
        { retryAfterSeconds: waitSeconds },
      )
    },
  }
}

export function tooManyTries(retryAfterSeconds: number): AuthFailure {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AuthFailure(
    429,
    'over_request_rate_limit',
    `Too many tries. Please wait ${wait}, or set a new password by email.`,
    { retryAfterSeconds },
  )
}

export const wrongPasswordWindowSeconds = windowSeconds

/** The table of counters holds no addresses of people. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url')

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<{ isOver: boolean; count: number; waitSeconds: number }> {
  const result = await limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })
  return {
    isOver: result.consumedPoints > limiter.points,
    count: result.consumedPoints,
    waitSeconds: result.msBeforeNext / 1000,
  }
}
