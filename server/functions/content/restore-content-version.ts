import { restoreContentVersion } from '#contracts/restore-content-version'
import { defineChange } from '#server/calls/define-function'
import { AppError } from '#server/errors/app-error'
import { versionNumbered, versionsForUpdate } from '#server/queries/content/content-versions.server'
import { contentConflict } from './content-conflict.ts'
import { publish } from './publish.ts'
import { requireValidOverlay } from './sound-overlay.ts'

/** Publishes an earlier version again under a new number; those in between stay in the history. */
export const restoreContentVersionFunction = defineChange(restoreContentVersion, {
  access: 'editor',
  async change({ input: { number, seenNumber }, tx, caller, now }) {
    const { published } = await versionsForUpdate(tx)
    const wanted = number === 0 ? { overlay: {} } : await versionNumbered(tx, number)
    if (!wanted) throw new AppError('not_found', { userMessage: `There is no version ${number}.` })
    if ((published?.number ?? 0) !== seenNumber)
      throw await contentConflict(tx, 'published', published, wanted.overlay)
    return publish({ tx, caller, now }, requireValidOverlay(wanted.overlay), published)
  },
})
