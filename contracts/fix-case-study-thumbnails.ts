import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Gives every case study without a working picture one from the site itself (behavior 12.10). */
export const fixCaseStudyThumbnails = defineContract({
  name: 'fix-case-study-thumbnails',
  input: z.strictObject({}),
  output: changeOutput(z.object({ fixed: z.number() })),
})
