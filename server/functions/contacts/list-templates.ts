import { listTemplates } from '#contracts/list-templates'
import { allTemplates } from '#server/queries/contacts/reply-templates.server'
import { defineRead } from '#server/calls/define-function'

export const listTemplatesFunction = defineRead(listTemplates, {
  access: 'viewer',
  async read({ db }) {
    return { data: await allTemplates(db) }
  },
})
