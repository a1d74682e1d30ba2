import { isGammaHost } from '#domain/gamma-address'
import { caseStudyLinks, changeFetched } from '#server/queries/case-studies/case-studies.server'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { fetchPicture } from '#server/services/web/fetch-picture'
import { fetchGammaPage } from '#server/services/web/gamma'
import { ServiceError } from '#server/errors/service-error'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'

const noPicture = 'The presentation has no picture of its own. Please upload one.'

/** Reads title, description and picture from a presentation, for a case study that was added without a thumbnail. */
export const gammaPreview = defineDelivery({
  name: 'gamma-preview',
  service: 'web',
  payload: z.object({ caseStudyId: z.string() }),
  subjectOf: ({ caseStudyId: id }) => ({ kind: 'case-study', id }),
  isConnected: () => true,
  async attempt({ payload: { caseStudyId: id }, db, services: { web: safeFetch } }) {
    const links = await caseStudyLinks(db, id)
    if (!links?.gamma_url || links.image_url !== null)
      throw new NotWanted('The case study needed no preview any more.')
    const study = { id, imageUrl: null }
    try {
      const { title, description, image } = await fetchGammaPage(safeFetch, links.gamma_url)
      await changeFetched(db, study, async () => ({
        gamma_title: title,
        gamma_description: description,
        image_error: image ? null : noPicture,
      }))
      if (!image) return
      const picture = await fetchPicture(safeFetch, image, { allowsHost: isGammaHost })
      await changeFetched(db, study, async (tx, now) => ({
        image_url: await storePicture(tx, picture, now),
        image_error: null,
      }))
    } catch (error) {
      if (error instanceof ServiceError)
        await changeFetched(db, study, async () => ({ image_error: error.message }))
      throw error
    }
  },
})
