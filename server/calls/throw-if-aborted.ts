import { requestCutOff } from '#server/errors/request-cut-off'

/**
 * Ends a call that stores nothing once its client has disconnected.
 * @throws AppError
 */
export function throwIfAborted({ aborted }: AbortSignal): void {
  if (aborted) throw requestCutOff()
}
