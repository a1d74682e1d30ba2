import { deleteView } from '#contracts/delete-view'
import { removeView } from '#server/queries/contacts/saved-views.server'
import { defineChange } from '#server/calls/define-function'

export const deleteViewFunction = defineChange(deleteView, {
  access: 'editor',
  async change({ input: { id }, tx }) {
    const before = (await removeView(tx, id)) ?? null
    return { answer: { data: { id } }, changes: [{ on: { kind: 'saved-view', id }, before, after: null }] }
  },
})
