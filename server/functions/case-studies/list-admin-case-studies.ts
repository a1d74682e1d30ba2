import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { listAllCaseStudies } from '#server/queries/case-studies/admin-case-studies.server'
import { defineRead } from '#server/calls/define-function'

/** Lists case studies for the back office (behavior 12.9). */
export const listAdminCaseStudiesFunction = defineRead(listAdminCaseStudies, {
  access: 'viewer',
  read: ({ input, db }) => listAllCaseStudies(db, input),
})
