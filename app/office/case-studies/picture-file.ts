import { caseStudyOfficeCopy } from '#content/office/case-study-tools'

const words = caseStudyOfficeCopy.picture
const maxBytes = 5_000_000

/**
 * Reads a chosen file as a `data:` URL.
 * @throws Error with a sentence for the user
 */
export async function readPictureFile(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new Error(words.other)
  if (file.size > maxBytes) throw new Error(words.tooLarge)
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error(words.unreadable)))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {
    throw new Error(words.unreadable)
  })
  return address
}
