import { createServer } from 'vite'
import { createRenderer, type PagesBuild, pageHandler } from './pages/render.ts'
import { previewedOverlay } from './queries/content/content-versions.server.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

/** The whole site in one process with hot reload: Vite answers where the front would, and renders anew each time. */
await startOrExplain(() =>
  serve(async ({ https, putIn, content, log, db, renderLimit }) => {
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
      patterns: [],
      front: (request, response, next) => vite.middlewares(request, response, next),
      render: pageHandler({
        render: createRenderer({ build, db, overlay: content.overlay, log, isDevelopment: true }),
        renderLimit,
        previewed: (key) => previewedOverlay(db, key),
        https,
        putIn,
        log,
        isDevelopment: true,
      }),
    }
  }),
)
