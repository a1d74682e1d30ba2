import { caseStudyLinks, changeFetched } from '#server/queries/case-studies/case-studies.server'
import { storePicture } from '#server/queries/pictures/pictures.server'
import { fetchPicture } from '#server/services/web/fetch-picture'
import { ServiceError } from '#server/errors/service-error'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'

/** Stores the site's own copy of a picture whose URL an admin entered for a case study. */
export const caseStudyPicture = defineDelivery({
  name: 'case-study-picture',
  service: 'web',
  payload: z.object({ caseStudyId: z.string(), address: z.string() }),
  subjectOf: ({ caseStudyId: id }) => ({ kind: 'case-study', id }),
  isConnected: () => true,
  async attempt({ payload: { caseStudyId: id, address }, db, services: { web: safeFetch } }) {
    const links = await caseStudyLinks(db, id)
    if (links?.image_url !== address) throw new NotWanted('The case study had another picture by then.')
    const study = { id, imageUrl: address }
    try {
      const picture = await fetchPicture(safeFetch, address)
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
