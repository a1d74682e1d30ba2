import { ServiceError } from '#server/errors/service-error'

/**
 * What an attempt comes to, if it ends in time. What goes on after that is nobody's to stop.
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
