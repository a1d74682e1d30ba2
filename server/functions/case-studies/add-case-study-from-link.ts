import { addCaseStudyFromLink } from '#contracts/add-case-study-from-link'
import { pictureBodyLimitBytes } from '#contracts/picture-text'
import { gammaAddressOf } from '#domain/gamma-address'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { gammaPreview } from '#server/deliveries/kinds/gamma-preview'
import { inlinePictureOf } from '#server/pictures/inline-picture'
import { insertCaseStudy } from '#server/queries/case-studies/case-studies.server'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { defineChange } from '#server/calls/define-function'

/** Adds a case study and publishes it; missing data is fetched from its presentation afterwards (behavior 12.8). */
export const addCaseStudyFromLinkFunction = defineChange(addCaseStudyFromLink, {
  access: 'editor',
  bodyLimitBytes: pictureBodyLimitBytes,
  prepare: ({ image_url }) => inlinePictureOf(image_url),
  async change({ input, prepared: picture, tx, deliver, now }) {
    const study = await insertCaseStudy(
      tx,
      {
        title: input.title,
        isPublished: true,
        gammaUrl: gammaAddressOf(input.url) ?? input.url,
        imagePath: picture && (await storePicture(tx, picture, now)),
      },
      now,
    )
    if (!picture) await deliver(gammaPreview, { caseStudyId: study.id }, { key: `gamma-preview:${study.id}` })
    await announceChange(tx, 'case-studies')
    const on = { kind: 'case-study' as const, id: study.id }
    const after = await storedRow(tx, caseStudies, study.id)
    return { answer: { data: study }, changes: [{ on, before: null, after }] }
  },
})
