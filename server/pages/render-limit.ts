import { memoryWindows } from '#server/db/memory-windows'
import { AppError } from '#server/errors/app-error'

/** Counts one rendering for whoever asks. @throws AppError rate_limited when it is one too many */
export type RenderLimit = (clientKey: string) => void

const windowMs = 60_000
export const renderingsPerAddress = 120

export const noRenderLimit: RenderLimit = () => {}

/**
 * The limit on pages that are rendered for one request: the back office, forms sent without script. They cost some
 * fifty times what a page in memory does, and always this process, so it counts for itself.
 */
export function createRenderLimit(nowMs: () => number = () => performance.now()): RenderLimit {
  const rendered = memoryWindows(windowMs)
  return (clientKey) => {
    const { total, waitSeconds } = rendered.add(clientKey, 1, nowMs())
    if (total <= renderingsPerAddress) return
    throw new AppError('rate_limited', {
      userMessage: 'That was a lot at once. Please wait a minute and load the page again.',
      retryAfterSeconds: waitSeconds,
    })
  }
}
