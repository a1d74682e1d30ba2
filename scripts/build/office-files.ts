import type { Plugin, Rolldown } from 'vite'

/** The file that holds the list until the build has read it. */
export const officeFilesName = 'office-files.json'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

const isOfOffice = (id: string) => id.includes('/app/office/')
/** Further entries: those of every page, and the client that renews a session. */
const besides = /\/app\/(?:root\.tsx|entry\.client\.tsx|lib\/auth-client\.ts)(?:\?|$)/

/** Lists the files of the back office's screens, for its service worker to cache. */
export const officeFiles: Plugin = {
  name: 'office-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Runs after Vite has removed the chunks that hold only a style sheet, which are not files.
    order: 'post',
    handler(_, bundle) {
      const outputs = Object.values(bundle)
      const chunks = new Map(
        outputs.filter((output) => output.type === 'chunk').map((chunk) => [chunk.fileName, chunk as Chunk]),
      )
      const found = new Set(
        [...chunks.values()]
          .filter(({ facadeModuleId: id }) => id !== null && (isOfOffice(id) || besides.test(id)))
          .map(({ fileName }) => fileName),
      )
      const files = new Set(
        outputs.flatMap(({ fileName }) => (fileName.endsWith('.woff2') ? [fileName] : [])),
      )
      for (const fileName of found) {
        const chunk = chunks.get(fileName)
        if (!chunk) continue
        files.add(fileName)
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
        // The office does not need the dynamic imports of visitor pages.
        const later = chunk.moduleIds.some(isOfOffice) ? chunk.dynamicImports : []
        for (const other of [...chunk.imports, ...later]) found.add(other)
      }
      const source = JSON.stringify([...files].toSorted())
      this.emitFile({ type: 'asset', fileName: officeFilesName, source })
    },
  },
}
