import { cutOff } from '#server/errors/cut-off'

/** Ends a call that stores nothing once nobody waits for its answer. @throws AppError */
export function refuseGone({ aborted }: AbortSignal): void {
  if (aborted) throw cutOff()
}
