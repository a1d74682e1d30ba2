import { randomUUID } from 'node:crypto'
import { saveTemplate } from '#contracts/save-template'
import { AppError } from '#server/errors/app-error'
import { putTemplate, templatesForUpdate } from '#server/queries/contacts/reply-templates.server'
import { defineChange } from '#server/calls/define-function'

/** Limited because the composer lists all templates. */
const maxTemplates = 50

export const saveTemplateFunction = defineChange(saveTemplate, {
  access: 'editor',
  async change({ input: { id: given, name, text }, tx, now }) {
    const templates = await templatesForUpdate(tx)
    const before = templates.find(({ id }) => id === given) ?? null
    if (given !== undefined && !before)
      throw new AppError('not_found', { userMessage: 'This template was deleted. Save it as a new one.' })
    const same = templates.find((other) => other.name === name && other.text === text)
    if (same) return { answer: { data: { id: same.id } }, changes: [] }
    if (templates.some((other) => other.name === name && other.id !== given))
      throw refusedName('There is another template of this name. Give this one another.')
    if (!before && templates.length >= maxTemplates)
      throw refusedName(`There are ${maxTemplates} templates already. Delete one that nobody uses.`)
    const { id, created_at } = before ?? { id: randomUUID(), created_at: now }
    const after = { id, name, text, created_at }
    await putTemplate(tx, after)
    return { answer: { data: { id } }, changes: [{ on: { kind: 'template', id }, before, after }] }
  },
})

const refusedName = (userMessage: string) =>
  new AppError('invalid', { userMessage, issues: [{ path: 'name', message: userMessage }] })
