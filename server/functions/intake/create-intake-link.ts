import { weekOneIntakePage } from '#content/pages/ai-audit-week-1-intake-form'
import { createIntakeLink } from '#contracts/create-intake-link'
import { personalLinkParameter } from '#contracts/get-intake-greeting'
import { defineChange } from '#server/calls/define-function'
import { contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { validForMs } from '#server/queries/accounts/one-time-tokens.server'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'

/** Makes a client's link to the week-1 intake, as `npm run admin -- intake-link` does. */
export const createIntakeLinkFunction = defineChange(createIntakeLink, {
  access: 'editor',
  async change({ input: { id }, tx, now }) {
    const { email } = await contactForUpdate(tx, id)
    const token = await addIntakeLink(tx, { email, now })
    const expiresAt = new Date(now.getTime() + validForMs['week-1-intake']).toISOString()
    return {
      answer: { data: { id, expiresAt } },
      unstored: { link: `${weekOneIntakePage.path}?${personalLinkParameter}=${token}` },
      changes: [
        {
          on: { kind: 'contact' as const, id },
          before: { intake_link_until: null },
          after: { intake_link_until: expiresAt },
        },
      ],
    }
  },
})
