import * as z from 'zod/mini'

/**
 * What a change in the back office answers. `logId` is what `undo` takes; null when nothing has changed, so that there
 * is nothing to take back.
 */
export function changeOutput<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data, logId: z.nullable(z.string()) })
}
