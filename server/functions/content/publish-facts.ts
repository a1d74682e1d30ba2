import { contentWith } from '#content/facts/content'
import { defaultContent } from '#content/facts/default-content'
import { publishFacts } from '#contracts/publish-facts'
import { defineChange } from '#server/calls/define-function'
import { putVersion, versionsForUpdate } from '#server/queries/content/content-versions.server'
import { contentConflict } from './content-conflict.ts'
import { publish } from './publish.ts'
import { requireValidOverlay } from './sound-overlay.ts'

export const publishFactsFunction = defineChange(publishFacts, {
  access: 'editor',
  async change({ input: { overlay: facts, seenNumber }, tx, caller, now }) {
    const { published, draft } = await versionsForUpdate(tx)
    const overlayWithFacts = (stored: object | undefined) =>
      requireValidOverlay(contentWith(contentWith(defaultContent, stored ?? {}), facts))
    const newOverlay = overlayWithFacts(published?.overlay)
    if ((published?.number ?? 0) !== seenNumber)
      throw await contentConflict(tx, 'published', published, newOverlay)
    const { answer, changes } = await publish({ tx, caller, now }, newOverlay, published)
    if (!draft) return { answer, changes }
    // Adds the facts to the draft, because publishing it later would revert them otherwise.
    const after = overlayWithFacts(draft.overlay)
    await putVersion(tx, { ...draft, overlay: after, saved_at: now, saved_by: caller.userId })
    const draftChange = {
      on: { kind: 'content' as const, id: 'draft' },
      before: { overlay: draft.overlay },
      after: { overlay: after },
    }
    return { answer, changes: [...changes, draftChange] }
  },
})
