import { AppError } from '#server/errors/app-error'
import { type Picture, PictureError, reencodePicture } from './re-encode.ts'

/**
 * The picture in a `data:` address, drawn again; undefined when there is none, or another kind of address.
 * @throws AppError invalid about the field `path`, with the sentence for anyone who chose the file
 */
export async function inlinePictureOf(
  address: string | undefined,
  path = 'image_url',
): Promise<Picture | undefined> {
  if (!address?.startsWith('data:')) return undefined
  try {
    return await reencodePicture(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new AppError('invalid', {
      userMessage: error.message,
      issues: [{ path, message: error.message }],
    })
  }
}
