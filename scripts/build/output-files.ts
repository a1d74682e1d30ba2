import type { Plugin } from 'vite'
import { sharedFiles } from './file-of-module.ts'

/** Names the files of a page or office screen by its folder, because forty of them are called `page` or `screen`. */
function nameOf(file = ''): string {
  const [, room, folder] = /\/(pages|office)\/([^/]+(?:\/[^/]+)?)\/(?:page|screen)\./.exec(file) ?? []
  return folder ? `${room === 'office' ? 'office-' : ''}${folder.replace('/', '-')}` : '[name]'
}
/**
 * Hashes are hexadecimal, because every file names others, and fewer distinct characters compress better. The server's
 * build names fonts and style sheets too, and must give them the same names.
 */
const names = { hashCharacters: 'hex' } as const
const scriptName = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  `assets/${nameOf(facadeModuleId ?? '')}-[hash:7].js`
const assetName = (name: string) => `assets/${name}-[hash:6][extname]`

/** Which files the bundler writes, what each holds, and what it is called. */
export const outputFiles: Plugin = {
  name: 'output-files',
  // React Router's own plugin runs before, and sets files to export nothing but the parts of their route.
  enforce: 'post',
  config: () => ({
    build: { assetsInlineLimit: 0 },
    environments: {
      // The server has everything in one file, so its dynamic imports are ineffective on purpose.
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
            // The root's file may get further exports, so that it can be the common one.
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
