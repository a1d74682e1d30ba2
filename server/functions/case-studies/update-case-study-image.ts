import { randomUUID } from 'node:crypto'
import { pictureBodyLimitBytes } from '#contracts/picture-text'
import { updateCaseStudyImage } from '#contracts/update-case-study-image'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { caseStudyPicture } from '#server/deliveries/kinds/case-study-picture'
import { AppError } from '#server/errors/app-error'
import { inlinePictureOf } from '#server/pictures/inline-picture'
import { changeCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { defineChange } from '#server/calls/define-function'

/** Changes a case study's title and picture; an external picture is copied afterwards. */
export const updateCaseStudyImageFunction = defineChange(updateCaseStudyImage, {
  access: 'editor',
  bodyLimitBytes: pictureBodyLimitBytes,
  prepare: ({ image_url }) => inlinePictureOf(image_url),
  async change({ input: { id, title, image_url }, prepared: picture, tx, deliver, now }) {
    const image = picture ? await storePicture(tx, picture, now) : image_url || undefined
    const before = await storedRow(tx, caseStudies, id)
    const change = { ...(title && { title }), ...(image && { image_url: image, image_error: null }) }
    const study = before && (await changeCaseStudy(tx, id, change, now))
    if (!study) {
      throw new AppError('not_found', {
        userMessage: 'This case study isn’t here anymore. Please load the page again.',
      })
    }
    if (image && !picture) {
      const key = `case-study-picture:${randomUUID()}`
      await deliver(caseStudyPicture, { caseStudyId: id, address: image }, { key })
    }
    await announceChange(tx, 'case-studies')
    const on = { kind: 'case-study' as const, id }
    return { answer: { data: study }, changes: [{ on, before, after: await storedRow(tx, caseStudies, id) }] }
  },
})
