import * as z from 'zod/mini'
import { contentDraft, publishedContent } from './content-version.ts'
import { defineContract } from './contract.ts'

/** The site's content that an owner can change: defaults, published, and draft. */
export const getContent = defineContract({
  name: 'get-content',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      defaults: z.record(z.string(), z.json()),
      /** The defaults merged with the published version. */
      content: z.record(z.string(), z.json()),
      published: z.nullable(publishedContent),
      draft: z.nullable(contentDraft),
    }),
  }),
})
