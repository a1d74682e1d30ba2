import { join } from 'node:path'
import { createFront } from './http/front.ts'
import { type PagesBuild, pageHandler } from './http/pages.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

const buildDirectory = join(import.meta.dirname, '../build')

await startOrExplain(() =>
  serve(async ({ siteUrl, putIn, log }) => {
    const build = (await import(join(buildDirectory, 'server/index.js'))) as PagesBuild
    const front = createFront({ directory: join(buildDirectory, 'client'), siteUrl, putIn })
    return {
      front: (request, response, next) => void (front(request, response) || next()),
      render: pageHandler({ build: () => build, siteUrl, putIn, log }),
    }
  }),
)
