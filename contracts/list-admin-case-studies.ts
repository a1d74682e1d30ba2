import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { count } from './count.ts'
import { defineContract } from './contract.ts'
import { listOutput, wholeListInput } from './list.ts'

/** Published ones, drafts, and those whose thumbnail cannot be shown. */
export const caseStudyStates = ['site', 'drafts', 'broken'] as const

const caseStudyFilters = z.strictObject({
  state: z.optional(z.enum(caseStudyStates)),
  /** Returns only the row with this id, wherever it is in the list. */
  id: z.optional(z.uuid('The id must be a UUID')),
})
export type CaseStudyFilters = z.output<typeof caseStudyFilters>

/** The case studies, unpublished ones too, newest first: all of them, or a page (behavior 12.9). */
export const listAdminCaseStudies = defineContract({
  name: 'list-admin-case-studies',
  input: wholeListInput(caseStudyFilters, ['newest']),
  output: z.extend(listOutput(adminCaseStudy), {
    /** Counts of all case studies, whatever the filter. */
    totals: z.object({ all: count, site: count, drafts: count, broken: count }),
  }),
})
