import * as z from 'zod/mini'
import { contentDraft, publishedContent } from './content-version.ts'
import { defineContract } from './contract.ts'

/** What the site says, as far as an owner can change it: by itself, as published, and as somebody is about to. */
export const getContent = defineContract({
  name: 'get-content',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      defaults: z.record(z.string(), z.json()),
      /** The defaults with what is published. */
      content: z.record(z.string(), z.json()),
      published: z.nullable(publishedContent),
      draft: z.nullable(contentDraft),
    }),
  }),
})
