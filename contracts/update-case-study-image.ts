import { parseUrl } from '#domain/parse-url'
import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { defineContract } from './contract.ts'
import { inlinePicture, noImageFile } from './picture-text.ts'
import { optionalText } from './text.ts'

export const noChanges = 'Please make changes before saving'
const invalidImageUrl = 'Please enter an https address of an image'

function isHttpsAddress(text: string): boolean {
  const url = parseUrl(text)
  return url?.protocol === 'https:' && !url.username && !url.password
}

/** Changes a case study's title, its picture, or both (S1 §5, §7). */
export const updateCaseStudyImage = defineContract({
  name: 'update-case-study-image',
  input: z
    .strictObject({
      id: z.string().check(z.uuid('There is no case study of that id')),
      title: optionalText(200),
      /** A file as `data:image/…;base64,…`, or an https address, of which the site makes a copy of its own. */
      image_url: z.optional(
        z.string().check(
          z.trim(),
          z.refine((text) => !text.startsWith('data:') || inlinePicture.test(text), {
            error: noImageFile,
            abort: true,
          }),
          z.refine(
            (text) =>
              text === '' || text.startsWith('data:') || (text.length <= 2_000 && isHttpsAddress(text)),
            invalidImageUrl,
          ),
        ),
      ),
    })
    .check(
      z.refine(({ title, image_url }) => Boolean(title ?? image_url), { error: noChanges, path: ['title'] }),
    ),
  output: z.object({ data: adminCaseStudy }),
})
