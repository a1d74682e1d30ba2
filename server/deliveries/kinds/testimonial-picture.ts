import { timeOf } from '#server/db/time-of'
import { setTestimonialPicture, testimonialOf } from '#server/queries/testimonials/testimonials.server'
import { fetchPicture } from '#server/services/web/fetch-picture'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'

/** Stores our own copy of a testimonial's picture, so that visitors' browsers never load it from another host. */
export const testimonialPicture = defineDelivery({
  name: 'testimonial-picture',
  service: 'web',
  maxAttempts: 3,
  payload: z.object({ testimonialId: z.string() }),
  subjectOf: ({ testimonialId: id }) => ({ kind: 'testimonial', id }),
  isConnected: () => true,
  async attempt({ payload: { testimonialId }, db, services }) {
    const testimonial = await testimonialOf(db, testimonialId)
    if (!testimonial?.image_url) throw new NotWanted('The testimonial was gone, or its picture, by then.')
    const picture = await fetchPicture(services.web, testimonial.image_url)
    await setTestimonialPicture(db, testimonialId, picture, await timeOf(db))
  },
})
