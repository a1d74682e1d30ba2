import { AppError } from '#server/errors/app-error'
import { type Picture, PictureError, reencodePicture } from './re-encode.ts'

/**
 * Returns the picture in a `data:` address, encoded again; undefined without an address or for one of another kind.
 * @throws AppError invalid about the field `path`, with a sentence for the person who chose the file
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
