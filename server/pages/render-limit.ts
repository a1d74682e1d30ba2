import { memoryWindows } from '#server/db/memory-windows'
import { AppError } from '#server/errors/app-error'

/**
 * Counts one rendering.
 * @throws AppError rate_limited beyond the limit
 */
export type RenderLimit = (clientKey: string) => void

const windowMs = 60_000
/** A browser that opens the office of a new version renders two dozen for its offline copy, and a team shares an address. */
export const renderingsPerAddress = 300

export const noRenderLimit: RenderLimit = () => {}

/**
 * The limit on pages rendered per request: the back office, and forms sent without script. They cost some fifty times
 * a cached page, and always this process, so it counts alone.
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
