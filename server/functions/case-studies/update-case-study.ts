import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contracts/contract'
import { pictureBodyLimitBytes } from '#contracts/picture-text'
import { updateCaseStudy } from '#contracts/update-case-study'
import { accountName } from '#domain/account-name'
import { announceChange } from '#server/db/changes'
import { caseStudies } from '#server/db/schema/case-studies'
import { storedRow } from '#server/db/stored-row'
import { caseStudyPicture } from '#server/deliveries/kinds/case-study-picture'
import { AppError } from '#server/errors/app-error'
import { inlinePictureOf } from '#server/pictures/inline-picture'
import {
  caseStudyForUpdate,
  changeCaseStudy,
  differencesFrom,
} from '#server/queries/case-studies/case-studies.server'
import { refuseEmptyStudy } from '#server/queries/case-studies/refuse-empty-study'
import { whoChangedLast } from '#server/queries/log/log-entries.server'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { defineChange } from '#server/calls/define-function'

/** Updates the given fields of a case study; an external picture is copied afterwards. */
export const updateCaseStudyFunction = defineChange(updateCaseStudy, {
  access: 'editor',
  bodyLimitBytes: pictureBodyLimitBytes,
  async prepare({ image_url, client_logo_url }) {
    return {
      image: await inlinePictureOf(image_url ?? undefined),
      logo: await inlinePictureOf(client_logo_url ?? undefined, 'client_logo_url'),
    }
  },
  async change({ input, prepared: { image, logo }, tx, deliver, now }) {
    const { id, updatedAt, ...given } = input
    const study = await caseStudyForUpdate(tx, id)
    if (!study) throw notFoundError()
    const before = await storedRow(tx, caseStudies, id)
    const wanted = {
      ...columnsOf(given),
      ...(image && { image_url: await storePicture(tx, image, now) }),
      ...(logo && { client_logo_url: await storePicture(tx, logo, now) }),
    }
    const change = differencesFrom(study, wanted)
    const isSeen = updatedAt === undefined || updatedAt === study.updated_at.toISOString()
    if (Object.keys(change).length > 0 && !isSeen) {
      const who = accountName(await whoChangedLast(tx, { kind: 'case-study', id }))
      throw new AppError('conflict', { userMessage: `${who} has changed this case study in the meantime.` })
    }
    refuseEmptyStudy(study, { ...study, ...change })
    const changed = await changeCaseStudy(tx, id, change, now)
    if (!changed) throw notFoundError()
    if (change.image_url && !image) {
      const key = `case-study-picture:${randomUUID()}`
      await deliver(caseStudyPicture, { caseStudyId: id, address: change.image_url }, { key })
    }
    await announceChange(tx, 'case-studies')
    const after = await storedRow(tx, caseStudies, id)
    return {
      answer: { data: changed },
      changes: [{ on: { kind: 'case-study' as const, id }, before, after }],
    }
  },
})

const notFoundError = () =>
  new AppError('not_found', {
    userMessage: 'This case study isn’t here anymore. Please load the page again.',
  })

/** Returns the given fields as columns; an empty picture counts as not given. */
function columnsOf({
  image_url,
  metrics,
  ...given
}: Omit<InputOf<typeof updateCaseStudy>, 'id' | 'updatedAt'>) {
  return {
    ...given,
    ...(image_url !== undefined && image_url !== '' && { image_url, image_error: null }),
    ...(metrics && { metrics: Object.fromEntries(metrics.map(({ label, value }) => [label, value])) }),
  }
}
