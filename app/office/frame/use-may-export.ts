import { useMay } from '#app/lib/admin-role'
import { exporterRole } from '#domain/exporter-role'
import { useToday } from './use-today.ts'

/** Whether the user may export leads; undefined for a viewer until the owner's setting is known. */
export function useMayExport(): boolean | undefined {
  const allowed = useToday().data?.viewersMayExport
  const mayExport = useMay(exporterRole(allowed === true))
  return mayExport || allowed !== undefined ? mayExport : undefined
}
