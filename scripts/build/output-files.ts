import type { Plugin } from 'vite'
import { sharedFiles } from './file-of-module.ts'

/** What a page's or an office screen's own files are called: `page-1a2b.js` would name forty of them. */
function nameOf(file = ''): string {
  const [, room, folder] = /\/(pages|office)\/([^/]+(?:\/[^/]+)?)\/(?:page|screen)\./.exec(file) ?? []
  return folder ? `${room === 'office' ? 'office-' : ''}${folder.replace('/', '-')}` : '[name]'
}
/**
 * Every file names others: what has fewer letters to be made of is smaller once compressed. The server's build names
 * fonts and style sheets too, and must give them the same names.
 */
const names = { hashCharacters: 'hex' } as const
const scriptName = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${nameOf(facadeModuleId ?? '')}-[hash:7].js`
const assetName = (name: string) => `assets/${name}-[hash:6][extname]`

/** Which files the bundler writes, what each holds, and what it is called. */
export const outputFiles: Plugin = {
  name: 'output-files',
  // React Router's own plugin, which comes before, asks for files that export nothing but their route's parts.
  enforce: 'post',
  config: () => ({
    build: { assetsInlineLimit: 0 },
    environments: {
      // What the browser fetches later, the server has in one file, and needs no later.
      ssr: {
        build: {
          rolldownOptions: {
            checks: { ineffectiveDynamicImport: false },
            output: { ...names, assetFileNames: assetName('[name]') },
          },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            // The root's file exports what others need besides, so that it can be the common one.
            preserveEntrySignatures: 'allow-extension',
            output: {
              ...names,
              chunkFileNames: scriptName,
              entryFileNames: scriptName,
              assetFileNames: ({ originalFileNames: [file] }) => assetName(nameOf(file)),
              codeSplitting: {
                groups: [
                  // React, the router and zod: they stay cached across our releases. The office's zod is its own.
                  {
                    name: 'vendor',
                    test: /preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|zod)[\\/](?!.*\?office$)/,
                    priority: 9,
                  },
                  // Two screens of admins share these words; no visitor's file may hold them.
                  { name: 'case-study-office', test: /content[\\/]office[\\/]case-study-tools/, priority: 8 },
                  ...sharedFiles,
                ],
              },
            },
          },
        },
      },
    },
  }),
}
