import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { defineContract } from './contract.ts'

/** Every case study, unpublished ones too, newest first (readings of the specification, 31). */
export const listAdminCaseStudies = defineContract({
  name: 'list-admin-case-studies',
  input: z.strictObject({}),
  output: z.object({ data: z.array(adminCaseStudy) }),
})
