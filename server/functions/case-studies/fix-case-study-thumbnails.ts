import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { drawnThumbnailFor } from '#domain/case-study'
import { announceChange } from '#server/db/changes'
import { brokenThumbnails, changeCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { defineChange } from '#server/calls/define-function'

/** Repairs the thumbnails that do not load, with drawings of this site (readings of the specification, 23). */
export const fixCaseStudyThumbnailsFunction = defineChange(fixCaseStudyThumbnails, {
  access: 'editor',
  async change({ tx, now }) {
    const broken = await brokenThumbnails(tx)
    const changes = []
    for (const before of broken) {
      const { id } = before
      const repair = { image_url: drawnThumbnailFor(id), image_error: null }
      await changeCaseStudy(tx, id, repair, now)
      changes.push({ on: { kind: 'case-study' as const, id }, before, after: { ...before, ...repair } })
    }
    if (broken.length > 0) await announceChange(tx, 'case-studies')
    return { answer: { data: { fixed: broken.length } }, changes }
  },
})
