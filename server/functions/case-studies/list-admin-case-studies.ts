import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { listAllCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { defineRead } from '#server/calls/define-function'

/** The manager's list (readings of the specification, 31). */
export const listAdminCaseStudiesFunction = defineRead(listAdminCaseStudies, {
  access: 'viewer',
  read: async ({ db }) => ({ data: await listAllCaseStudies(db) }),
})
