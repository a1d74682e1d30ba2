import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const noTitle = 'Please enter a title for the case study'

/** Creates a case study as a draft, which only admins see until it is published. */
export const createCaseStudy = defineContract({
  name: 'create-case-study',
  input: z.strictObject({ title: trimmedText(200, noTitle).check(z.minLength(1, noTitle)) }),
  output: changeOutput(adminCaseStudy),
})
