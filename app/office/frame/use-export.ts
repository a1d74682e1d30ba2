import type { OutputOf } from '#contracts/contract'
import { createExport } from '#contracts/create-export'
import { useAction } from './use-action.ts'

/** Requests an export and downloads it. */
export const useExport = () => useAction(createExport, exportAction)

export const exportAction = { topics: [], onDone: download }

function download({ data }: OutputOf<typeof createExport>): void {
  const link = document.createElement('a')
  link.href = data.url
  link.download = ''
  link.click()
}
