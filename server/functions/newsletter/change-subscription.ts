import { changeSubscription } from '#contracts/change-subscription'
import { announceChange } from '#server/db/changes'
import { changeSubscriptionState } from '#server/queries/newsletter/newsletter.server'
import { defineFunction } from '#server/calls/define-function'

/** Unsubscribes or resubscribes an address by the link in a mail. */
export const changeSubscriptionFunction = defineFunction(changeSubscription, {
  access: 'public',
  async handle({ input: { token, state }, tx }) {
    const changed = await changeSubscriptionState(tx, { token, state })
    if (changed) await announceChange(tx, 'contacts')
    return { data: { state: changed ?? ('unknown' as const) } }
  },
})
