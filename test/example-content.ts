import type { Db } from '#server/db/connect'
import { contentVersions } from '#server/db/schema/content-versions'

/** When the draft was saved that the examples of `save-content` and `publish-content` have seen. */
export const exampleDraftAt = '2026-04-05T06:07:08.009Z'

/** Replaces all content versions by the draft that the examples refer to. */
export async function putExampleContent(db: Db): Promise<void> {
  await db.delete(contentVersions)
  await db.insert(contentVersions).values({
    id: '6d1f0a52-0000-4000-8000-000000000003',
    overlay: { audit: { priceUsd: 2_150 } },
    saved_at: new Date(exampleDraftAt),
  })
}
