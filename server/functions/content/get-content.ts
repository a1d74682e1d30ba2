import { contentWith } from '#content/facts/content'
import { defaultContent } from '#content/facts/default-content'
import { usableOverlay } from '#content/facts/checked-overlay'
import { getContent } from '#contracts/get-content'
import { defineRead } from '#server/calls/define-function'
import { draftVersion, publishedVersion } from '#server/queries/content/content-versions.server'
import { shownDraft, shownPublished } from './shown-version.ts'

export const getContentFunction = defineRead(getContent, {
  access: 'viewer',
  async read({ db }) {
    const [published, draft] = await Promise.all([publishedVersion(db), draftVersion(db)])
    return {
      data: {
        defaults: defaultContent,
        content: contentWith(defaultContent, usableOverlay(published?.overlay ?? {}).overlay),
        published: published ? await shownPublished(db, published) : null,
        draft: await shownDraft(db, draft),
      },
    }
  },
})
