import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** The query parameter with the secret of a preview. */
export const previewParameter = 'draft'

/** Returns a private address that shows a page with the draft, until it is published or discarded. */
export const previewContent = defineContract({
  name: 'preview-content',
  input: z.strictObject({
    /** The page to start on. */
    path: z._default(
      z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[\w\-/.]*$/, 'This is not a page of the site')),
      '/',
    ),
  }),
  output: changeOutput(z.object({ path: z.string() })),
})
