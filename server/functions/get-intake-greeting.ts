import { getIntakeGreeting } from '#contracts/get-intake-greeting'
import { greetingName } from '#server/emails/greeting-name'
import { contactByIntakeLink } from '#server/queries/intake-links.server'
import { defineFunction } from './define-function.ts'

/** A first name and nothing else: links are passed on. */
export const getIntakeGreetingFunction = defineFunction(getIntakeGreeting, {
  access: 'public',
  async read({ input: { token }, db }) {
    const client = await contactByIntakeLink(db, token)
    const [firstName] = greetingName(client?.name ?? '').split(' ')
    return { data: { firstName: firstName || null } }
  },
})
