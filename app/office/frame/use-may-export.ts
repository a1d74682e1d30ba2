import { useMay } from '#app/lib/admin-role'
import { exporterRole } from '#domain/exporter-role'
import { useToday } from './use-today.ts'

/** Whether they may take leads away as a file; undefined for a viewer until it is known what the owner allows. */
export function useMayExport(): boolean | undefined {
  const allowed = useToday().data?.viewersMayExport
  const mayExport = useMay(exporterRole(allowed === true))
  return mayExport || allowed !== undefined ? mayExport : undefined
}
