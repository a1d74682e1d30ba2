import { deleteCaseStudy } from '#contracts/delete-case-study'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { removeCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { defineChange } from '#server/calls/define-function'

export const deleteCaseStudyFunction = defineChange(deleteCaseStudy, {
  access: 'editor',
  async change({ input: { id }, tx }) {
    const before = await storedRow(tx, caseStudies, id)
    if (before) {
      await removeCaseStudy(tx, id)
      await announceChange(tx, 'case-studies')
    }
    return { answer: { data: { id } }, changes: [{ on: { kind: 'case-study', id }, before, after: null }] }
  },
})
