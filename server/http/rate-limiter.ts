import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#server/db/connect'
import { AppError } from './app-error.ts'

/** Counts one call; throws when it is one too many. */
export type RateLimiter = (functionName: string, clientKey: string) => Promise<void>

const windowSeconds = 60
export const postsPerAddress = 20
/** For everybody together: far above honest traffic, below what would fill the disk in an hour. */
export const postsPerFunction = 1_200

export const noRateLimiter: RateLimiter = async () => {}

/**
 * The limits of the functions, counted in the database and so shared by all processes; in memory while the database
 * is away. @throws AppError rate_limited with the seconds to wait
 */
export function createRateLimiter({ pool }: Pick<Database, 'pool'>): RateLimiter {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration: windowSeconds,
      // Who is over the limit is turned away without asking the database again.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds }),
    })
  const perAddress = limiter('address', postsPerAddress)
  const perFunction = limiter('function', postsPerFunction)

  return async (functionName, clientKey) => {
    try {
      await perAddress.consume(`${functionName}:${clientKey}`)
      await perFunction.consume(functionName)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate_limited', {
        userMessage: 'That was a lot at once. Please wait a minute and try again: nothing you typed is lost.',
        retryAfterSeconds: refusal.msBeforeNext / 1000,
      })
    }
  }
}
