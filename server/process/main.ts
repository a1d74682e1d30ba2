import '#server/settings/production'
import { clientFolder as directory } from '#server/settings/folders'
import { createRequestRouter } from '#server/pages/request-router'
import { knownPaths } from '#server/pages/known-paths'
import { readInlineScripts } from '#server/pages/inline-scripts'
import { createLivePages } from '#server/pages/live-pages'
import { notFoundPages } from '#server/pages/not-found-pages'
import { pagePatterns } from '#server/pages/page-patterns'
import { previewKeyIn } from '#server/pages/preview'
import { createRenderer, type PagesBuild, pageHandler } from '#server/pages/render'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { sharePictures } from '#server/pages/share-pictures'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

await startOrExplain(() =>
  serve(
    async ({
      siteUrl,
      businessZone,
      booking,
      https,
      settingsRenderer,
      content,
      lists,
      log,
      db,
      renderLimit,
    }) => {
      const build: PagesBuild = await import('#pages')
      const render = createRenderer({
        build: () => build,
        lists: lists.current,
        overlay: content.overlay,
        businessZone,
        booking,
        log,
      })
      const requestRouter = createRequestRouter({
        directory,
        siteUrl,
        https,
        settingsRenderer,
        isAsBuilt: () => content.overlay() === undefined,
      })
      const pictures = sharePictures({ version: content.version, https, log })
      const known = knownPaths({ routes: build.routes, lists: lists.current })
      const inline = readInlineScripts(directory)
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
      return {
        patterns: pagePatterns(build.routes),
        requestRouter: (request, response, next) =>
          previewKeyIn(request.url) === undefined
            ? void (
                pictures(request, response) ||
                requestRouter(request, response) ||
                livePages(request, response, next)
              )
            : next(),
        render: pageHandler({
          render,
          renderLimit,
          known,
          notFound,
          previewed: (key) => previewedOverlay(db, key),
          https,
          settingsRenderer,
          inline,
          log,
        }),
      }
    },
  ),
)
