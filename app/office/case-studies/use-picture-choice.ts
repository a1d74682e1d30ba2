import { useState } from 'react'
import { readPictureFile } from './picture-file.ts'

/** How long a picture of 5 MB may take over a slow connection. */
export const pictureTimeoutMs = 60_000

/** A picture chosen from a file, as a `data:` URL, or what is wrong with the file. */
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
