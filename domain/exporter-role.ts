import { hasRole } from './has-role.ts'
import type { AdminRole } from './role.ts'

/** The least role that may export. The owner decides whether viewers may. */
export const exporterRole = (viewersMayExport: boolean): AdminRole => (viewersMayExport ? 'viewer' : 'editor')

/** Whether an export is of the whole site, with everybody's data, for owners alone. */
export const isOwnersExport = (what: string): what is 'everything' | 'backup' =>
  what === 'everything' || what === 'backup'

export const mayExport = (
  role: AdminRole,
  what: string,
  { viewersMayExport }: { viewersMayExport: boolean },
): boolean => hasRole(role, isOwnersExport(what) ? 'owner' : exporterRole(viewersMayExport))
