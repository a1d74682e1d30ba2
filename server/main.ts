import './production.ts'
import { join } from 'node:path'
import { createFront } from './http/front.ts'
import { createLivePages } from './http/live-pages.ts'
import { createRenderer, type PagesBuild, pageHandler } from './http/pages.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

const buildDirectory = join(import.meta.dirname, '../build')

await startOrExplain(() =>
  serve(async ({ siteUrl, putIn, log, db, changes }) => {
    const build = (await import(join(buildDirectory, 'server/index.js'))) as PagesBuild
    const directory = join(buildDirectory, 'client')
    const render = createRenderer({ build: () => build, db })
    const front = createFront({ directory, siteUrl, putIn })
    const livePages = await createLivePages({ render, changes, directory, siteUrl, putIn, log })
    return {
      front: (request, response, next) =>
        void (front(request, response) || livePages(request, response, next)),
      render: pageHandler({ render, siteUrl, putIn, log }),
    }
  }),
)
