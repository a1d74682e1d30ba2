import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { usableOverlay } from '#content/checked-overlay'
import type { ContentOverlay } from '#content/content'
import { readOverlayFrom } from '#content/current-content'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/connect.ts'
import { keepRenewed } from './keep-renewed.ts'
import { publishedVersion } from './queries/content/content-versions.server.ts'

export interface PublishedContent {
  /** What the owner has published; undefined while that is nothing, and the site says what it was built with. */
  overlay(): ContentOverlay | undefined
  /** Another number once something else is published. */
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

/** Has this process say what is published, and something else as soon as that is published here or elsewhere. */
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
