import { createExport } from '#contracts/create-export'
import { useAct } from './use-act.ts'

/** Asks for leads as a file and has the browser fetch it. */
export function useExport() {
  return useAct(createExport, {
    topics: [],
    onDone({ data }) {
      const link = document.createElement('a')
      link.href = data.url
      link.download = ''
      link.click()
    },
  })
}
