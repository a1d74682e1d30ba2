import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { mailViewer } from '#server/captured-mail/mail-viewer'
import { createRenderer, type PagesBuild, pageHandler } from '#server/pages/render'
import { previewedOverlay } from '#server/queries/content/content-versions.server'
import { serve } from './serve.ts'
import { startOrExplain } from './start-or-explain.ts'

/**
 * Runs the whole site in one process with hot reload: Vite responds instead of the request router, and renders every
 * request. Captured emails can be read at `/dev/mail`.
 */
await startOrExplain(() =>
  serve(
    async ({
      businessZone,
      booking,
      https,
      settingsRenderer,
      captureDir,
      content,
      lists,
      log,
      db,
      renderLimit,
    }) => {
      const vite = await createServer({
        server: { middlewareMode: true },
        appType: 'custom',
        plugins: [
          {
            name: 'settings',
            transform: (code, id) =>
              /\/content\/(outside-links|kept-for)\.ts$/.test(id)
                ? { code: settingsRenderer.text(code), map: null }
                : undefined,
          },
        ],
      })
      const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild
      const mail = getRequestListener(mailViewer(captureDir).fetch, { overrideGlobalObjects: false })
      return {
        patterns: [],
        requestRouter(request, response, next) {
          if (request.url?.startsWith('/dev/mail')) void mail(request, response)
          else vite.middlewares(request, response, next)
        },
        render: pageHandler({
          render: createRenderer({
            build,
            lists: lists.current,
            overlay: content.overlay,
            businessZone,
            booking,
            log,
            isDevelopment: true,
          }),
          renderLimit,
          previewed: (key) => previewedOverlay(db, key),
          https,
          settingsRenderer,
          log,
          isDevelopment: true,
        }),
      }
    },
    { isDevelopment: true },
  ),
)
