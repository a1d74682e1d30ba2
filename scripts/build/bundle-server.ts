import { join } from 'node:path'
import { build } from 'vite'
import { commitOf } from './commit-of.ts'

/**
 * Packages that bring files of their own, native code or WebAssembly, and find them beside their modules. They stay in
 * node_modules; all else of the server goes into the bundle.
 */
const leftOutside = ['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-wasm', 'satori']

/** All that the bundle needs in node_modules: besides those, fonts that are read as files, and sharp's native part. */
export const packagesBesideBundle = [
  ...leftOutside,
  '@fontsource/besley',
  '@fontsource/instrument-sans',
  'sharp',
]

/**
 * Bundles what `npm start` and the package run: server, pages and commands as a few files with source maps under
 * `build/program`. A process that reads a thousand small files from node_modules starts later and keeps all of them
 * in memory.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.SITE_COMMIT': JSON.stringify(commitOf(root) ?? ''),
    },
    ssr: { target: 'node', noExternal: true, external: leftOutside },
    build: {
      ssr: true,
      target: 'node22',
      outDir: join(root, 'build/program'),
      emptyOutDir: true,
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          main: join(root, 'server/process/main.ts'),
          admin: join(root, 'scripts/admin.ts'),
          'is-ready': join(root, 'scripts/is-ready.ts'),
          backup: join(root, 'scripts/backup.ts'),
          check: join(root, 'scripts/check.ts'),
          restore: join(root, 'scripts/restore.ts'),
          // A thread begins with a file of its own.
          'embedded-worker': join(root, 'server/db/embedded-worker.ts'),
          'busy-times-worker': join(root, 'server/calendars/busy-times-worker.ts'),
          'site-file-worker': join(root, 'server/backup/site-file-worker.ts'),
        },
        // "use client" means something to other renderers only.
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
