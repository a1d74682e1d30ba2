import { publishContent } from '#contracts/publish-content'
import { defineChange } from '#server/calls/define-function'
import { AppError } from '#server/errors/app-error'
import { dropVersion, versionsForUpdate } from '#server/queries/content/content-versions.server'
import { contentConflict } from './content-conflict.ts'
import { publish } from './publish.ts'
import { requireValidOverlay } from './sound-overlay.ts'

export const publishContentFunction = defineChange(publishContent, {
  access: 'editor',
  async change({ input: { seen, seenNumber }, tx, caller, now }) {
    const { published, draft } = await versionsForUpdate(tx)
    if (!draft && seen === null)
      throw new AppError('not_found', {
        userMessage: 'There is no draft to publish. Save one, then try again.',
      })
    if (draft?.saved_at.toISOString() !== seen) throw await contentConflict(tx, 'draft', draft)
    if ((published?.number ?? 0) !== seenNumber)
      throw await contentConflict(tx, 'published', published, draft.overlay)
    // The draft may have been saved under earlier rules.
    const overlay = requireValidOverlay(draft.overlay)
    await dropVersion(tx, draft.id)
    const { answer, changes } = await publish({ tx, caller, now }, overlay, published)
    const removedDraft = { on: { kind: 'content' as const, id: 'draft' }, before: { overlay }, after: null }
    return { answer, changes: [...changes, removedDraft] }
  },
})
