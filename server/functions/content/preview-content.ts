import { randomBytes } from 'node:crypto'
import { previewContent, previewParameter } from '#contracts/preview-content'
import { defineChange } from '#server/calls/define-function'
import { AppError } from '#server/errors/app-error'
import { putVersion, versionsForUpdate } from '#server/queries/content/content-versions.server'

/** Returns the draft's preview URL, which stays the same while there is a draft and shows its current state. */
export const previewContentFunction = defineChange(previewContent, {
  access: 'editor',
  async change({ input: { path }, tx }) {
    const { draft } = await versionsForUpdate(tx)
    if (!draft)
      throw new AppError('not_found', {
        userMessage: 'There is no draft to look at. Save one, then try again.',
      })
    const key = draft.preview_key ?? randomBytes(24).toString('base64url')
    if (draft.preview_key === null) await putVersion(tx, { ...draft, preview_key: key })
    return {
      answer: { data: { path: `${path}?${previewParameter}=${key}` } },
      changes: [
        {
          on: { kind: 'content', id: 'draft' },
          before: { hasAddress: draft.preview_key !== null },
          after: { hasAddress: true },
        },
      ],
    }
  },
})
