import { AppError } from '#server/errors/app-error'

/** Ends a call that stores nothing once nobody waits for its answer. @throws AppError */
export function refuseGone({ aborted }: AbortSignal): void {
  if (aborted)
    throw new AppError('bad_json', { userMessage: 'The request was cut off. Please send it again.' })
}
