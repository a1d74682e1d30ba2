import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The cascade layers of the style sheets, lowest first: later ones win, regardless of specificity. */
const layers = {
  reset: /^app\/styles\/reset\./,
  tokens: /^app\/styles\/(tokens|fonts)\./,
  kit: /^app\/(styles\/(base|kit|button|field)\.|ui\/|lib\/)/,
  layout: /^app\/styles\/layout\./,
  part: /^app\/(blocks|features)\//,
  page: /^app\/(pages|office)\//,
}

/** The layer of one of the site's sheets, by its folder; undefined for others. */
export function layerOf(file: string): string | undefined {
  return Object.entries(layers).find(([, folder]) => folder.test(relative(root, file)))?.[0]
}

/** Puts each style sheet into the layer of its folder, and states the order, because any may be a page's first. */
export const layeredStyles: Plugin = {
  name: 'layered-styles',
  enforce: 'pre',
  transform: {
    // In development the id of a sheet ends with a query.
    filter: { id: /\.css(?:\?|$)/ },
    handler(code, id) {
      const layer = layerOf(id)
      return layer && `@layer ${Object.keys(layers).join()};@layer ${layer}{${code}}`
    },
  },
}
