import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const template = z.object({ id: z.string(), name: z.string(), text: z.string() })
export type ReplyTemplate = z.output<typeof template>

/** The templates for replies, by name. */
export const listTemplates = defineContract({
  name: 'list-templates',
  input: z.strictObject({}),
  output: z.object({ data: z.array(template) }),
})
