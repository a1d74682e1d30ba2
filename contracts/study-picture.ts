import { parseUrl } from '#domain/parse-url'
import * as z from 'zod/mini'
import { isInlinePicture, noImageFile } from './picture-text.ts'

const invalidImageUrl = 'Please enter an https address of an image'

function isHttpsAddress(text: string): boolean {
  const url = parseUrl(text)
  return url?.protocol === 'https:' && !url.username && !url.password
}

/** A case study's picture: a file as `data:image/…;base64,…`, or an https address to be copied; empty for none. */
export const studyPicture = z.string().check(
  z.trim(),
  z.refine((text) => !text.startsWith('data:') || isInlinePicture(text), {
    error: noImageFile,
    abort: true,
  }),
  z.refine(
    (text) => text === '' || text.startsWith('data:') || (text.length <= 2_000 && isHttpsAddress(text)),
    invalidImageUrl,
  ),
)
