import { AppError } from '#server/errors/app-error'
import { ServiceError } from '#server/errors/service-error'

/** Awaits a step of a sign-in to a mailbox. @throws AppError with the provider's refusal, which the owner can read */
export async function asMailSignInRefusal<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new AppError('invalid', { userMessage: error.message })
  }
}
