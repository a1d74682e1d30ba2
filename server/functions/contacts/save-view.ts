import { randomUUID } from 'node:crypto'
import { saveView } from '#contracts/save-view'
import { AppError } from '#server/errors/app-error'
import { maxViews, putView, viewsForUpdate } from '#server/queries/contacts/saved-views.server'
import { defineChange } from '#server/calls/define-function'

export const saveViewFunction = defineChange(saveView, {
  access: 'editor',
  async change({ input: { name, q = null, filters, sort }, tx, now }) {
    const views = await viewsForUpdate(tx)
    const before = views.find((view) => view.name === name) ?? null
    if (!before && views.length >= maxViews) {
      const userMessage = `There are ${maxViews} views already. Delete one that nobody uses, then save this one.`
      throw new AppError('invalid', { userMessage, issues: [{ path: 'name', message: userMessage }] })
    }
    const { id, created_at } = before ?? { id: randomUUID(), created_at: now }
    const after = { id, name, q, filters, sort, created_at }
    await putView(tx, after)
    return { answer: { data: { id } }, changes: [{ on: { kind: 'saved-view', id }, before, after }] }
  },
})
