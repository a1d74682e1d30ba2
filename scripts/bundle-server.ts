import { join } from 'node:path'
import { build } from 'vite'

/**
 * Packages that bring files of their own, native code or WebAssembly, and find them beside their modules. They stay in
 * node_modules; all else of the server goes into the bundle.
 */
const leftOutside = ['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-wasm', 'satori']

/**
 * Writes what `npm start` runs: server and pages as a few files with source maps under `build/program`. A
 * process that reads a thousand small files from node_modules starts later and keeps all of them in memory.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { target: 'node', noExternal: true, external: leftOutside },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(root, 'build/program'),
      emptyOutDir: true,
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          main: join(root, 'server/main.ts'),
          // A thread of its own begins with a file of its own.
          'backup-worker': join(root, 'server/backup/backup-worker.ts'),
        },
        // "use client" means something to other renderers only.
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
