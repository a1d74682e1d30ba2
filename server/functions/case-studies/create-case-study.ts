import { createCaseStudy } from '#contracts/create-case-study'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { insertCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { defineChange } from '#server/calls/define-function'

export const createCaseStudyFunction = defineChange(createCaseStudy, {
  access: 'editor',
  async change({ input: { title }, tx, now }) {
    const study = await insertCaseStudy(tx, { title, isPublished: false }, now)
    await announceChange(tx, 'case-studies')
    const on = { kind: 'case-study' as const, id: study.id }
    const after = await storedRow(tx, caseStudies, study.id)
    return { answer: { data: study }, changes: [{ on, before: null, after }] }
  },
})
