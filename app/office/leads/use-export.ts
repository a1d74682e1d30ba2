import { useAct } from '#app/office/frame/use-act'
import { createExport } from '#contracts/create-export'

/** Asks for a list as a file and has the browser fetch it. */
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
