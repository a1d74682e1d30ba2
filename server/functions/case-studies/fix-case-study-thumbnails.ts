import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { drawnThumbnailFor } from '#domain/case-study'
import { announceChange } from '#server/db/changes'
import { brokenThumbnails, changeCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { defineFunction } from '#server/calls/define-function'

/** Repairs the thumbnails that do not load, with drawings of this site (readings of the specification, 23). */
export const fixCaseStudyThumbnailsFunction = defineFunction(fixCaseStudyThumbnails, {
  access: 'admin',
  async handle({ tx, now }) {
    const broken = await brokenThumbnails(tx)
    for (const { id } of broken) {
      await changeCaseStudy(tx, id, { image_url: drawnThumbnailFor(id), image_error: null }, now)
    }
    if (broken.length > 0) await announceChange(tx, 'case-studies')
    return { data: { fixed: broken.length } }
  },
})
