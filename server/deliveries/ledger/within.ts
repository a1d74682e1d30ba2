import { ServiceError } from '#server/errors/service-error'

/**
 * Returns an attempt's result if it ends in time. The attempt itself cannot be stopped.
 * @throws ServiceError uncertain, after `limitMs`
 */
export async function within<Result>(limitMs: number, attempt: Promise<Result>): Promise<Result> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      reject(new ServiceError('The attempt took too long; it may have got through.', { uncertain: true })),
    limitMs,
  )
  return Promise.race([attempt, tooLong]).finally(() => clearTimeout(timer))
}
