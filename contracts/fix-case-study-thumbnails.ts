import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Gives every case study whose picture is missing or broken one that the site itself serves (readings, 23). */
export const fixCaseStudyThumbnails = defineContract({
  name: 'fix-case-study-thumbnails',
  input: z.strictObject({}),
  output: changeOutput(z.object({ fixed: z.number() })),
})
