import * as z from 'zod/mini'
import { publicCaseStudy } from './case-study.ts'
import { defineContract } from './contract.ts'

/** The published case studies, newest first; only the featured ones if asked (behavior 12.1). */
export const listCaseStudies = defineContract({
  name: 'list-case-studies',
  input: z.strictObject({ featured: z.optional(z.boolean()) }),
  output: z.object({ data: z.array(publicCaseStudy) }),
})
