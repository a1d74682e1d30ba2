import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { layeredStyles } from './scripts/layered-styles.ts'
import { officeModules } from './scripts/office-modules.ts'

/** What a page's or an office screen's own files are called: `page-1a2b.js` would name forty of them. */
function nameOf(file = ''): string {
  const [, room, folder] = /\/(pages|office)\/([^/]+)\/(?:page|screen)\./.exec(file) ?? []
  return folder ? `${room === 'office' ? 'office-' : ''}${folder}` : '[name]'
}
const scriptName = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }) =>
  // Else it would be called after all who share it.
  name.startsWith('shared~') ? 'assets/shared-[hash].js' : `assets/${nameOf(facadeModuleId ?? '')}-[hash].js`

const isOfOffice = (id: string) =>
  /[\\/]app[\\/]office[\\/]|\?office$|[\\/]node_modules[\\/](@tanstack|tinykeys)[\\/]/.test(id)

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
            assetFileNames: ({ originalFileNames: [file], names: [name] }) =>
              `assets/${name?.startsWith('shared~') ? 'shared' : nameOf(file)}-[hash][extname]`,
            // One file for React and the router: fewer requests, and it stays cached across our releases.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // What most pages share, in one file: forty small ones compress worse and cost forty requests.
                { name: 'common', minShareCount: 14 },
                // Two screens of admins share these words; no visitor's file may hold them.
                { name: 'case-study-office', test: /content[\\/]case-study-office/ },
                // What visitors load stays apart from the office, by who shares it, as it would without groups.
                { name: 'shared', test: (id) => !isOfOffice(id), minShareCount: 2, entriesAware: true },
                // Most of what the office's screens share, in one file: on a phone, forty cost ten round trips.
                { name: 'office', test: isOfOffice, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
})
