import { createServer } from 'vite'
import { type PagesBuild, pageHandler } from './http/pages.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

/** The whole site in one process with hot reload: Vite answers where the front would, and renders anew each time. */
await startOrExplain(() =>
  serve(async ({ siteUrl, log }) => {
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
    const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
    return {
      front: (request, response, next) => vite.middlewares(request, response, next),
      render: pageHandler({ build, siteUrl, log, isDevelopment: true }),
    }
  }),
)
