import { changeSubscription } from '#contracts/change-subscription'
import { changeSubscriptionState } from '#server/queries/newsletter/newsletter.server'
import { defineFunction } from '#server/calls/define-function'

/** What the unsubscribe page does: leave the newsletter, or come back to it. */
export const changeSubscriptionFunction = defineFunction(changeSubscription, {
  access: 'public',
  async handle({ input: { token, state }, tx }) {
    const changed = await changeSubscriptionState(tx, { token, state })
    return { data: { state: changed ?? ('unknown' as const) } }
  },
})
