import { randomUUID } from 'node:crypto'
import type { ContentOverlay } from '#content/facts/content'
import type { PublishedContent } from '#contracts/content-version'
import type { ChangeCall } from '#server/calls/define-function'
import type { Contract } from '#contracts/contract'
import { announceChange } from '#server/db/changes'
import { type ContentVersion, putVersion } from '#server/queries/content/content-versions.server'
import type { Change } from '#server/queries/log/log.server'
import { shownPublished } from './shown-version.ts'

/** Publishes an overlay under the next number, and notifies every process. */
export async function publish(
  { tx, caller, now }: Pick<ChangeCall<Contract>, 'tx' | 'caller' | 'now'>,
  overlay: ContentOverlay,
  before: ContentVersion | undefined,
): Promise<{ answer: { data: { published: PublishedContent } }; changes: Change[] }> {
  const published = {
    id: randomUUID(),
    number: (before?.number ?? 0) + 1,
    overlay,
    saved_at: now,
    saved_by: caller.userId,
    preview_key: null,
  }
  await putVersion(tx, published)
  await announceChange(tx, 'content')
  return {
    answer: { data: { published: await shownPublished(tx, published) } },
    changes: [
      {
        on: { kind: 'content', id: 'published' },
        before: { number: before?.number ?? 0, overlay: before?.overlay ?? {} },
        after: { number: published.number, overlay },
      },
    ],
  }
}
