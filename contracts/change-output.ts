import * as z from 'zod/mini'

/**
 * What a change in the back office answers. `logId` is what `undo` takes; null when there is nothing to undo: nothing
 * has changed, or the act cannot be undone.
 */
export function changeOutput<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data, logId: z.nullable(z.string()) })
}
