import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { drawnThumbnailFor } from '#domain/case-study'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { brokenThumbnails, changeCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { defineChange } from '#server/calls/define-function'

/** Replaces thumbnails that do not load by drawings of this site (behavior 12.10). */
export const fixCaseStudyThumbnailsFunction = defineChange(fixCaseStudyThumbnails, {
  access: 'editor',
  async change({ tx, now }) {
    const broken = await brokenThumbnails(tx)
    const changes = []
    for (const { id } of broken) {
      const before = await storedRow(tx, caseStudies, id)
      await changeCaseStudy(tx, id, { image_url: drawnThumbnailFor(id), image_error: null }, now)
      const after = await storedRow(tx, caseStudies, id)
      changes.push({ on: { kind: 'case-study' as const, id }, before, after })
    }
    if (broken.length > 0) await announceChange(tx, 'case-studies')
    return { answer: { data: { fixed: broken.length } }, changes }
  },
})
