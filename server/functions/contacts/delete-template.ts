import { deleteTemplate } from '#contracts/delete-template'
import { removeTemplate } from '#server/queries/contacts/reply-templates.server'
import { defineChange } from '#server/calls/define-function'

export const deleteTemplateFunction = defineChange(deleteTemplate, {
  access: 'editor',
  async change({ input: { id }, tx }) {
    const before = (await removeTemplate(tx, id)) ?? null
    return { answer: { data: { id } }, changes: [{ on: { kind: 'template', id }, before, after: null }] }
  },
})
