import { listCaseStudies } from '#contracts/list-case-studies'
import { listPublicCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { defineRead } from '#server/calls/define-function'

/** What visitors may read of the case studies (S1 §6 and §7). */
export const listCaseStudiesFunction = defineRead(listCaseStudies, {
  access: 'public',
  read: async ({ input, db }) => ({ data: await listPublicCaseStudies(db, input) }),
})
