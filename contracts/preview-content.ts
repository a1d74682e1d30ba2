import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** The parameter by whose secret a page is shown as the draft has it. */
export const previewParameter = 'draft'

/** Gives a private address that shows a page as the draft has it, until it is published or thrown away. */
export const previewContent = defineContract({
  name: 'preview-content',
  input: z.strictObject({
    /** Of the page to begin with. */
    path: z._default(
      z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[\w\-/.]*$/, 'This is not a page of the site')),
      '/',
    ),
  }),
  output: changeOutput(z.object({ path: z.string() })),
})
