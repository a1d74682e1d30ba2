import { type Picture, PictureError, pictureLimits, reencodePicture } from '#server/pictures/re-encode'
import type { SafeFetch } from './safe-fetch.ts'
import { ServiceError } from '#server/errors/service-error'

/**
 * The picture at an address that somebody typed, drawn anew. What it is, its first bytes say.
 * @throws ServiceError when it cannot be had, or is no picture that the site keeps
 */
export async function fetchPicture(
  safeFetch: SafeFetch,
  address: string,
  { allowsHost = () => true }: { allowsHost?: (hostname: string) => boolean } = {},
): Promise<Picture> {
  const { body } = await safeFetch(address, {
    allowsHost,
    accept: 'image/webp,image/png,image/jpeg,image/gif',
    limitBytes: pictureLimits.bytes,
  })
  try {
    return await reencodePicture(body)
  } catch (error) {
    throw error instanceof PictureError ? new ServiceError(error.message) : error
  }
}
