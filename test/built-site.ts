import { getRequestListener } from '@hono/node-server'
import { join } from 'node:path'
import { followChanges } from '#server/db/changes'
import { followContent } from '#server/follow-content'
import { knownAddresses } from '#server/pages/known-addresses'
import { readInlineScripts } from '#server/pages/inline-scripts'
import { createLivePages } from '#server/pages/live-pages'
import { notFoundPages } from '#server/pages/not-found-pages'
import { previewKeyIn } from '#server/pages/preview'
import { createRenderer, type PagesBuild, pageHandler } from '#server/pages/render'
import { noRenderLimit, type RenderLimit } from '#server/pages/render-limit'
import type { Role } from '#domain/role'
import { createLog } from '#server/log'
import { createPutIn } from '#server/settings/put-in'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { storyPaths } from '#server/queries/case-studies/case-studies.server'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { client } from './page-budgets.ts'
import { serveLocally } from './serve-locally.ts'

const siteUrl = 'https://example.com'
const https = true

/** What the built site renders, over HTTP: its live pages, and behind them what is rendered on request. */
export async function serveBuiltSite(
  database: TestDatabase,
  { renderLimit = noRenderLimit, role }: { renderLimit?: RenderLimit; role?: Role } = {},
) {
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  /** The paths that were rendered, in order. */
  const rendered: string[] = []
  const changes = await followChanges(database)
  const content = await followContent({ database, changes, log })
  const renderOnly = createRenderer({ build: () => build, db: database.db, overlay: content.overlay, log })
  const render: typeof renderOnly = (request, visitor) => {
    rendered.push(new URL(request.url).pathname)
    return renderOnly(request, visitor)
  }
  const putIn = {
    ...createPutIn({ siteUrl, links: {} }),
    get version() {
      return content.version()
    },
  }
  const known = knownAddresses({ routes: build.routes, readStories: () => storyPaths(database.db), changes })
  const inline = readInlineScripts(client)
  const livePages = await createLivePages({ render, known, changes, inline, https, putIn, log })
  const notFound = notFoundPages({ render, https, putIn })
  const { fetch } = createTestApp(database, {
    ...(role && { role }),
    renderPage: pageHandler({
      render,
      renderLimit,
      known,
      notFound,
      previewed: (key) => previewedOverlay(database.db, key),
      https,
      putIn,
      inline,
      log,
    }),
  })
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const { url, close } = await serveLocally((request, response) =>
    previewKeyIn(request.url) === undefined
      ? livePages(request, response, () => void listener(request, response))
      : void listener(request, response),
  )
  return {
    url,
    rendered,
    logLines,
    async close() {
      await close()
      content.close()
      await changes.close()
    },
  }
}
