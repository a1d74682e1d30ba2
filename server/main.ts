import './settings/production.ts'
import { clientFolder as directory } from './settings/folders.ts'
import { createFront } from './pages/front.ts'
import { knownAddresses } from './pages/known-addresses.ts'
import { createLivePages } from './pages/live-pages.ts'
import { notFoundPages } from './pages/not-found-pages.ts'
import { createRenderer, type PagesBuild, pageHandler } from './pages/render.ts'
import { storyPaths } from './queries/case-studies/case-studies.server.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

await startOrExplain(() =>
  serve(async ({ siteUrl, putIn, log, db, changes, renderLimit }) => {
    const build: PagesBuild = await import('#pages')
    const render = createRenderer({ build: () => build, db, log })
    const front = createFront({ directory, siteUrl, putIn })
    const known = knownAddresses({ routes: build.routes, readStories: () => storyPaths(db), changes })
    const livePages = await createLivePages({ render, known, changes, directory, siteUrl, putIn, log })
    const notFound = notFoundPages({ render, siteUrl, putIn })
    return {
      front: (request, response, next) =>
        void (front(request, response) || livePages(request, response, next)),
      render: pageHandler({ render, renderLimit, known, notFound, siteUrl, putIn, log }),
    }
  }),
)
