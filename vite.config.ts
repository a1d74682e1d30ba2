import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { sharedFiles } from './scripts/file-of-module.ts'
import { layeredStyles } from './scripts/layered-styles.ts'
import { officeModules } from './scripts/office-modules.ts'

/** What a page's or an office screen's own files are called: `page-1a2b.js` would name forty of them. */
function nameOf(file = ''): string {
  const [, room, folder] = /\/(pages|office)\/([^/]+)\/(?:page|screen)\./.exec(file) ?? []
  return folder ? `${room === 'office' ? 'office-' : ''}${folder}` : '[name]'
}
const scriptName = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${nameOf(facadeModuleId ?? '')}-[hash:7].js`

export default defineConfig({
  plugins: [layeredStyles, officeModules, reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: scriptName,
            entryFileNames: scriptName,
            assetFileNames: ({ originalFileNames: [file] }) => `assets/${nameOf(file)}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // React and the router: they stay cached across our releases.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
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
