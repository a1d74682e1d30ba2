import type { ContentDraft, PublishedContent } from '#contracts/content-version'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

interface LoadedContent {
  draft: ContentDraft | null
  published: PublishedContent | null
  content: { audit: { priceUsd: number; weeks: number } }
}

/** An editor who reads the current version before each change. */
export function contentEditor(database: TestDatabase) {
  const { post } = createTestApp(database, { role: 'editor' })
  const current = async () => (await post('get-content', {})).body['data'] as LoadedContent
  const seen = async () => {
    const { draft, published } = await current()
    return { seen: draft?.savedAt ?? null, seenNumber: published?.number ?? 0 }
  }
  return {
    post,
    current,
    seen,
    save: async (overlay: object | null) => post('save-content', { overlay, seen: (await seen()).seen }),
    publish: async () => post('publish-content', await seen()),
    async preview(path = '/') {
      const { body } = await post('preview-content', { path })
      return (body['data'] as { path: string }).path
    },
  }
}
