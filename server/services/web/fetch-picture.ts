import { type Picture, PictureError, pictureLimits, reencodePicture } from '#server/pictures/re-encode'
import type { SafeFetch } from './safe-fetch.ts'
import { ServiceError } from '#server/errors/service-error'

/**
 * Fetches and re-encodes the picture at an address somebody typed. Its first bytes decide the format.
 * @throws ServiceError when it cannot be fetched, or is no supported picture
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
