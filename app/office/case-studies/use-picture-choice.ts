import { useState } from 'react'
import { readPictureFile } from './picture-file.ts'

/** The timeout for uploading a picture of up to 5 MB over a slow connection. */
export const pictureTimeoutMs = 60_000

/** Reads a chosen file as a `data:` URL, or reports why it cannot be used. */
export function usePictureChoice(onChosen: (address: string) => void) {
  const [fault, setFault] = useState<string>()
  async function choose(file: File | undefined) {
    setFault(undefined)
    if (!file) return
    try {
      onChosen(await readPictureFile(file))
    } catch (error) {
      setFault(error instanceof Error ? error.message : '')
    }
  }
  return { fault, choose }
}
