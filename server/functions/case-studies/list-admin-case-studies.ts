import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { listAllCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { defineFunction } from '#server/calls/define-function'

/** The manager's list (readings of the specification, 31). */
export const listAdminCaseStudiesFunction = defineFunction(listAdminCaseStudies, {
  access: 'admin',
  read: async ({ db }) => ({ data: await listAllCaseStudies(db) }),
})
