import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { mailViewer } from './captured-mail/mail-viewer.ts'
import { createRenderer, type PagesBuild, pageHandler } from './pages/render.ts'
import { previewedOverlay } from './queries/content/content-versions.server.ts'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

/**
 * The whole site in one process with hot reload: Vite answers where the front would, and renders anew each time. Mails
 * that are kept as files can be read at `/dev/mail`.
 */
await startOrExplain(() =>
  serve(
    async ({ businessZone, https, putIn, captureDir, content, log, db, renderLimit }) => {
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
      const mail = getRequestListener(mailViewer(captureDir).fetch, { overrideGlobalObjects: false })
      return {
        patterns: [],
        front(request, response, next) {
          if (request.url?.startsWith('/dev/mail')) void mail(request, response)
          else vite.middlewares(request, response, next)
        },
        render: pageHandler({
          render: createRenderer({
            build,
            db,
            overlay: content.overlay,
            businessZone,
            log,
            isDevelopment: true,
          }),
          renderLimit,
          previewed: (key) => previewedOverlay(db, key),
          https,
          putIn,
          log,
          isDevelopment: true,
        }),
      }
    },
    { isDevelopment: true },
  ),
)
