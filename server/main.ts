import './settings/production.ts'
import { clientFolder as directory } from './settings/folders.ts'
import { createFront } from './pages/front.ts'
import { knownAddresses } from './pages/known-addresses.ts'
import { readInlineScripts } from './pages/inline-scripts.ts'
import { createLivePages } from './pages/live-pages.ts'
import { notFoundPages } from './pages/not-found-pages.ts'
import { pagePatterns } from './pages/page-patterns.ts'
import { previewKeyIn } from './pages/preview.ts'
import { createRenderer, type PagesBuild, pageHandler } from './pages/render.ts'
import { previewedOverlay } from './queries/content/content-versions.server.ts'
import { storyPaths } from './queries/case-studies/case-studies.server.ts'
import { sharePictures } from './pages/share-pictures.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

await startOrExplain(() =>
  serve(async ({ siteUrl, businessZone, https, putIn, content, log, db, changes, renderLimit }) => {
    const build: PagesBuild = await import('#pages')
    const render = createRenderer({ build: () => build, db, overlay: content.overlay, businessZone, log })
    const front = createFront({
      directory,
      siteUrl,
      https,
      putIn,
      isAsBuilt: () => content.overlay() === undefined,
    })
    const pictures = sharePictures({ version: content.version, https, log })
    const known = knownAddresses({ routes: build.routes, readStories: () => storyPaths(db), changes })
    const inline = readInlineScripts(directory)
    const livePages = await createLivePages({ render, known, changes, inline, https, putIn, log })
    const notFound = notFoundPages({ render, https, putIn })
    return {
      patterns: pagePatterns(build.routes),
      front: (request, response, next) =>
        previewKeyIn(request.url) === undefined
          ? void (
              pictures(request, response) ||
              front(request, response) ||
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
        putIn,
        inline,
        log,
      }),
    }
  }),
)
