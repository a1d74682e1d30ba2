import type { Plugin } from 'vite'

const mark = '?office'
const isOfOffice = (importer: string) => importer.includes('/app/office/') || importer.endsWith(mark)
const isDoubled = (id: string) => /\/(?:contracts|node_modules\/zod)\/.*\.[jt]s$/.test(id)

/**
 * Gives the back office contracts and a zod of its own. Whatever a contract of the office needs of zod would otherwise
 * stand in the one file that every visitor loads.
 */
export const officeSchemas: Plugin = {
  name: 'office-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer || !isOfOffice(importer)) return undefined
    const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
    return resolved && isDoubled(resolved.id) ? { ...resolved, id: `${resolved.id}${mark}` } : resolved
  },
}
