import { zoomRetryDelaySeconds } from '#domain/registrant-calls'
import {
  confirmRegistration,
  recordFailedCall,
  registrationOf,
} from '#server/queries/workshops/workshop-registrations.server'
import { timeOf } from '#server/db/time-of'
import { ServiceError } from '#server/errors/service-error'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { workshopMail } from './workshop-mail.ts'

/**
 * Registers a person for the readiness workshop with Zoom, and then creates the mail with their link (behavior 17.4,
 * zoom-registration).
 */
export const zoomRegistrant = defineDelivery({
  name: 'zoom-registrant',
  service: 'zoom',
  payload: z.object({ registrationId: z.string() }),
  subjectOf: ({ registrationId: id }) => ({ kind: 'readiness-workshop', id }),
  isConnected: ({ zoom }) => zoom !== undefined,
  async contentOf({ payload: { registrationId }, db }) {
    const { name, email, company } = await registrationOf(db, registrationId)
    return {
      kind: 'row',
      cells: [
        ['Name', name],
        ['Email', email],
        ['Company', company ?? ''],
      ],
    }
  },
  async attempt({ payload: { registrationId }, db, services: { zoom }, repeated, store }) {
    if (!zoom) throw new Error('claimed without Zoom')
    const { id, name, email, company, zoom_failed_at } = await registrationOf(db, registrationId)
    const add = async () => {
      const waitSeconds = zoomRetryDelaySeconds(zoom_failed_at, await timeOf(db))
      if (waitSeconds > 0) {
        throw new ServiceError(
          'Zoom failed to register this person before and accepts three calls a day for each: waiting.',
          {
            retryAfterSeconds: waitSeconds,
            rejected: true,
          },
        )
      }
      try {
        return await zoom.addRegistrant({ name, email, company })
      } catch (error) {
        // Zoom does not count calls that it rejected because of its rate limit.
        const isCounted = !(error instanceof ServiceError) || error.retryAfterSeconds === undefined
        if (isCounted) await recordFailedCall(db, id, await timeOf(db))
        throw error
      }
    }
    const registrant = (repeated && (await zoom.findRegistrant(email))) || (await add())
    await store(async (tx, deliver) => {
      await confirmRegistration(tx, id, registrant)
      await deliver(workshopMail, { registrationId: id }, { key: `workshop-mail:${id}`, recipient: email })
    })
  },
})
