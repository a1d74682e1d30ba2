import { join } from 'node:path'
import type { Plugin } from 'vite'

const mark = '?office'
const root = join(import.meta.dirname, '../..')
const rooms = [
  'contracts/',
  'domain/',
  'content/',
  'app/features/account/',
  'app/ui/error-boundary.tsx',
  'app/lib/toast-failure.ts',
].map((room) => join(root, room))

const isOfOffice = (importer: string) => importer.includes('/app/office/') || importer.endsWith(mark)
/** Wherever it is installed: a checkout may link to the modules of another one. */
const isZod = (id: string) => /[\\/]node_modules[\\/]zod[\\/]/.test(id)
const isDoubled = (id: string) =>
  /\.[jt]sx?$/.test(id) && (isZod(id) || rooms.some((room) => id.startsWith(room)))

/**
 * Gives the back office separate copies of what it shares with visitors’ pages. Otherwise the modules
 * would be in a file that visitors load, or split theirs into more files.
 */
export const officeModules: Plugin = {
  name: 'office-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer || !isOfOffice(importer)) return undefined
    const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
    return resolved && isDoubled(resolved.id) ? { ...resolved, id: `${resolved.id}${mark}` } : resolved
  },
}
