import { caseStudyOfficeCopy } from '#content/case-study-office'

const words = caseStudyOfficeCopy.picture
const maxBytes = 5_000_000

/** A chosen file as a `data:` address. @throws Error with a sentence for whoever chose it */
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
