import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { listAllCaseStudies } from '#server/queries/case-studies.server'
import { defineFunction } from './define-function.ts'

/** The manager's list (readings of the specification, 31). */
export const listAdminCaseStudiesFunction = defineFunction(listAdminCaseStudies, {
  access: 'admin',
  read: async ({ db }) => ({ data: await listAllCaseStudies(db) }),
})
