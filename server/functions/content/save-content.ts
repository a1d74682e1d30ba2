import { randomUUID } from 'node:crypto'
import { saveContent } from '#contracts/save-content'
import { defineChange } from '#server/calls/define-function'
import { dropVersion, putVersion, versionsForUpdate } from '#server/queries/content/content-versions.server'
import { contentConflict } from './content-conflict.ts'
import { shownDraft } from './shown-version.ts'
import { requireValidOverlay } from './sound-overlay.ts'

/** Saves the draft. An invalid one is refused, so that stored drafts can always be shown. */
export const saveContentFunction = defineChange(saveContent, {
  access: 'editor',
  async change({ input: { overlay: given, seen }, tx, caller, now }) {
    const overlay = given && requireValidOverlay(given)
    const { draft } = await versionsForUpdate(tx)
    if ((draft?.saved_at.toISOString() ?? null) !== seen)
      throw await contentConflict(tx, 'draft', draft, overlay ?? {})
    const on = { kind: 'content' as const, id: 'draft' }
    const before = draft ? { overlay: draft.overlay } : null
    if (!overlay) {
      if (draft) await dropVersion(tx, draft.id)
      return { answer: { data: { draft: null } }, changes: [{ on, before, after: null }] }
    }
    const saved = {
      id: draft?.id ?? randomUUID(),
      number: null,
      overlay,
      saved_at: now,
      saved_by: caller.userId,
      preview_key: draft?.preview_key ?? null,
    }
    await putVersion(tx, saved)
    return {
      answer: { data: { draft: await shownDraft(tx, saved) } },
      changes: [{ on, before, after: { overlay } }],
    }
  },
})
