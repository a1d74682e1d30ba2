import { getIntakeGreeting } from '#contracts/get-intake-greeting'
import { firstNameByIntakeLink } from '#server/queries/intake/intake-links.server'
import { defineRead } from '#server/calls/define-function'

/** Returns a first name and nothing else, because links are forwarded. */
export const getIntakeGreetingFunction = defineRead(getIntakeGreeting, {
  access: 'public',
  read: async ({ input, db }) => ({ data: { firstName: await firstNameByIntakeLink(db, input.token) } }),
})
