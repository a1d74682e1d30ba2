import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { sharedFiles } from './scripts/file-of-module.ts'
import { layeredStyles } from './scripts/layered-styles.ts'
import { officeFiles } from './scripts/office-files.ts'
import { officeModules } from './scripts/office-modules.ts'
import { preloadPages } from './scripts/preload-pages.ts'

/** What a page's or an office screen's own files are called: `page-1a2b.js` would name forty of them. */
function nameOf(file = ''): string {
  const [, room, folder] = /\/(pages|office)\/([^/]+)\/(?:page|screen)\./.exec(file) ?? []
  return folder ? `${room === 'office' ? 'office-' : ''}${folder}` : '[name]'
}
/**
 * Every file names others: what has fewer letters to be made of is smaller once compressed. The server's build names
 * fonts and style sheets too, and must come to the same names.
 */
const names = { hashCharacters: 'hex' } as const
const scriptName = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${nameOf(facadeModuleId ?? '')}-[hash:7].js`

/**
 * Lets the root's file export what others need besides, so that it can be the common one. The router's own plugin asks
 * for files that export nothing else, after the lines below are read.
 */
const rootIsCommon: Plugin = {
  name: 'root-is-common',
  enforce: 'post',
  config: () => ({
    environments: {
      client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } },
    },
  }),
}

export default defineConfig({
  plugins: [rootIsCommon, layeredStyles, officeModules, officeFiles, reactRouter(), preloadPages],
  build: { assetsInlineLimit: 0 },
  // Pages are prerendered by asking a server of the build's own. Told `localhost` it listens on ::1, where Node asks
  // nobody on a machine without IPv6, such as the container an image is built in.
  preview: { host: '127.0.0.1' },
  environments: {
    // What the browser fetches later, the server has in one file, and needs no later.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false }, output: names } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            ...names,
            chunkFileNames: scriptName,
            entryFileNames: scriptName,
            assetFileNames: ({ originalFileNames: [file] }) => `assets/${nameOf(file)}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // React, the router and zod: they stay cached across our releases. The office's zod is its own.
                {
                  name: 'vendor',
                  test: /preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/](?!.*\?office$)/,
                  priority: 9,
                },
                // Two screens of admins share these words; no visitor's file may hold them.
                { name: 'case-study-office', test: /content[\\/]case-study-office/, priority: 8 },
                ...sharedFiles,
              ],
            },
          },
        },
      },
    },
  },
})
