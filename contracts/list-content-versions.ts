import * as z from 'zod/mini'
import { publishedContent } from './content-version.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

/** Published versions, newest first. */
export const listContentVersions = defineContract({
  name: 'list-content-versions',
  input: z.omit(listInput(z.strictObject({}), ['newest']), { q: true, filters: true }),
  output: listOutput(publishedContent),
})
