import { AppError } from '#server/errors/app-error'
import { ServiceError } from '#server/errors/service-error'

/** Awaits a step of a sign-in to a mailbox. What the provider refuses is the owner's to read. @throws AppError */
export async function asMailSignInRefusal<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new AppError('invalid', { userMessage: error.message })
  }
}
