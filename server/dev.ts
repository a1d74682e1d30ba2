import { createServer } from 'vite'
import { createRenderer, type PagesBuild, pageHandler } from './pages/render.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

/** The whole site in one process with hot reload: Vite answers where the front would, and renders anew each time. */
await startOrExplain(() =>
  serve(async ({ siteUrl, putIn, log, db, renderLimit }) => {
    const vite = await createServer({
      server: { middlewareMode: true },
      appType: 'custom',
      plugins: [
        {
          name: 'settings',
          transform: (code, id) =>
            /\/content\/(outside-links|kept-for)\.ts$/.test(id)
              ? { code: putIn.text(code), map: null }
              : undefined,
        },
      ],
    })
    const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
    return {
      front: (request, response, next) => vite.middlewares(request, response, next),
      render: pageHandler({
        render: createRenderer({ build, db, log, isDevelopment: true }),
        renderLimit,
        siteUrl,
        putIn,
        log,
        isDevelopment: true,
      }),
    }
  }),
)
