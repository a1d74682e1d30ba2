import type { AdminRole } from './role.ts'

/** The least role that may take leads away as a file. The owner decides whether viewers may. */
export const exporterRole = (viewersMayExport: boolean): AdminRole => (viewersMayExport ? 'viewer' : 'editor')
