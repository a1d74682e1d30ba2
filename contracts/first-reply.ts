import * as z from 'zod/mini'

export const firstReply = z.object({
  repliedAt: z.iso.datetime(),
  /** From the question to the reply, within business hours. */
  openMs: z.number(),
})
export type FirstReply = z.output<typeof firstReply>
