import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { usableOverlay } from '#content/facts/checked-overlay'
import type { ContentOverlay } from '#content/facts/content'
import { readOverlayFrom } from '#content/facts/current-content'
import type { Changes } from '#server/db/changes'
import type { Database } from '#server/db/connect'
import { keepRenewed } from './keep-renewed.ts'
import { publishedVersion } from '#server/queries/content/content-versions.server'

export interface PublishedContent {
  /** The owner's published content; undefined without any, when the site shows what it was built with. */
  overlay(): ContentOverlay | undefined
  /** A number that changes with the published content. */
  version(): number
  /** Called after each change. */
  subscribe(listener: () => void): void
  close(): void
}

interface FollowContentOptions {
  database: Database
  changes: Pick<Changes, 'subscribe'>
  log: Logger
}

/** Loads the published content into this process, and reloads it as soon as another is published anywhere. */
export async function followContent({
  database,
  changes,
  log,
}: FollowContentOptions): Promise<PublishedContent> {
  const listeners = new Set<() => void>()
  let current = await read()
  let version = 0
  readOverlayFrom(() => current)

  async function read(): Promise<ContentOverlay | undefined> {
    const { overlay, faults } = usableOverlay((await publishedVersion(database.db))?.overlay ?? {})
    for (const { path, message } of faults)
      log.error({ field: path }, `${path} of the published content ${message}; its section is not used`)
    return Object.keys(overlay).length > 0 ? overlay : undefined
  }

  const kept = keepRenewed({
    changes,
    topic: 'content',
    log,
    async renew() {
      const overlay = await read()
      if (isDeepStrictEqual(overlay, current)) return
      current = overlay
      version += 1
      log.info('the content has changed')
      for (const listener of listeners) listener()
    },
  })

  return {
    overlay: () => current,
    version: () => version,
    subscribe: (listener) => void listeners.add(listener),
    close: kept.close,
  }
}
