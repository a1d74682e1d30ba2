import * as z from 'zod/mini'

/**
 * The response of a change in the back office. `undo` takes `logId`; null if nothing changed or the action cannot be
 * undone.
 */
export function changeOutput<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ data, logId: z.nullable(z.string()) })
}
