import { listCaseStudies } from '#contracts/list-case-studies'
import { listPublicCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { defineRead } from '#server/calls/define-function'

/** Returns the public data of case studies (behavior 12.1). */
export const listCaseStudiesFunction = defineRead(listCaseStudies, {
  access: 'public',
  read: async ({ input, db }) => ({ data: await listPublicCaseStudies(db, input) }),
})
