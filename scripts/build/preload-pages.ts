import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Plugin } from 'vite'

/**
 * Loads the built pages and renders one before the first request. React Router gives each prerendered page ten
 * seconds and no retry. The first one would otherwise wait until the whole program is read and compiled, which takes
 * a second on an idle machine and more than ten on a busy one.
 */
export const preloadPages: Plugin = {
  name: 'preload-pages',
  async configurePreviewServer({ config }) {
    const file = join(config.root, 'build/server/index.js')
    const build = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild
    const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'))
    await response.text()
  },
}
