import type { ContentDraft, PublishedContent } from '#contracts/content-version'
import type { Db, Transaction } from '#server/db/connect'
import { type ContentVersion, savedBy } from '#server/queries/content/content-versions.server'

type Version = Pick<ContentVersion, 'overlay' | 'saved_at' | 'saved_by'>

/** Returns a version in the contract's shape, with its author's email address. */
export function shownVersion(
  { overlay, saved_at, saved_by }: Version,
  accounts: Awaited<ReturnType<typeof savedBy>>,
): ContentDraft {
  return {
    // Every stored overlay was checked and came from JSON.
    overlay: overlay as ContentDraft['overlay'],
    savedAt: saved_at.toISOString(),
    savedBy: accounts.get(saved_by ?? '')?.email ?? null,
  }
}

export async function shownDraft(
  db: Db | Transaction,
  draft: ContentVersion | undefined,
): Promise<ContentDraft | null> {
  return draft ? shownVersion(draft, await savedBy(db, [draft])) : null
}

export async function shownPublished(
  db: Db | Transaction,
  published: ContentVersion,
): Promise<PublishedContent> {
  return {
    number: published.number ?? 0,
    ...shownVersion(published, await savedBy(db, [published])),
  }
}
