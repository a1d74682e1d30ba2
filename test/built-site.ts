import { getRequestListener } from '@hono/node-server'
import { join } from 'node:path'
import { followChanges } from '#server/db/changes'
import { followContent } from '#server/process/follow-content'
import { followPublishedLists } from '#server/process/follow-published-lists'
import { knownPaths } from '#server/pages/known-paths'
import { readInlineScripts } from '#server/pages/inline-scripts'
import { createLivePages } from '#server/pages/live-pages'
import { notFoundPages } from '#server/pages/not-found-pages'
import { previewKeyIn } from '#server/pages/preview'
import { createRenderer, type PagesBuild, pageHandler } from '#server/pages/render'
import { noRenderLimit, type RenderLimit } from '#server/pages/render-limit'
import type { MissingStep } from '#domain/missing-step'
import type { Role } from '#domain/role'
import { createLog } from '#server/process/log'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { client } from './page-budgets.ts'
import { serveLocally } from './serve-locally.ts'

const siteUrl = 'https://example.com'
const https = true

/** Serves the built site over HTTP, with prerendered and rendered pages. */
export async function serveBuiltSite(
  database: TestDatabase,
  {
    renderLimit = noRenderLimit,
    role,
    missingStep,
  }: { renderLimit?: RenderLimit; role?: Role; missingStep?: MissingStep } = {},
) {
  const build = (await import(join(client, '../server/index.js'))) as PagesBuild
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  /** The paths that were rendered, in order. */
  const rendered: string[] = []
  const changes = await followChanges(database)
  const content = await followContent({ database, changes, log })
  const lists = await followPublishedLists({ database, changes, log })
  const renderOnly = createRenderer({
    build: () => build,
    lists: lists.current,
    overlay: content.overlay,
    log,
  })
  const render: typeof renderOnly = (request, visitor) => {
    rendered.push(new URL(request.url).pathname)
    return renderOnly(request, visitor)
  }
  const settingsRenderer = {
    ...createSettingsRenderer({ siteUrl, links: {} }),
    get version() {
      return content.version()
    },
  }
  const known = knownPaths({ routes: build.routes, lists: lists.current })
  const inline = readInlineScripts(client)
  const livePages = await createLivePages({
    render,
    known,
    listVersion: lists.version,
    inline,
    https,
    settingsRenderer,
    log,
  })
  const notFound = notFoundPages({ render, https, settingsRenderer })
  const { fetch } = createTestApp(database, {
    ...(role && { role }),
    ...(missingStep && { missingStep }),
    renderPage: pageHandler({
      render,
      renderLimit,
      known,
      notFound,
      previewed: (key) => previewedOverlay(database.db, key),
      https,
      settingsRenderer,
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
      lists.close()
      await changes.close()
    },
  }
}
