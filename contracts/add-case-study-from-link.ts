import { gammaAddressOf } from '#domain/gamma-address'
import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { isInlinePicture, noImageFile } from './picture-text.ts'
import { trimmedText } from './text.ts'

export const invalidGammaUrl = 'Please enter a valid Gamma presentation URL'
const noUrl = 'Please enter a Gamma presentation URL'
const noTitle = 'Please enter a title for the case study'

/** The error of a missing field: the message that an empty one has. */
const missing = (message: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? message : undefined

/** Adds a case study from its Gamma presentation and publishes it (behavior 12.8). */
export const addCaseStudyFromLink = defineContract({
  name: 'add-case-study-from-link',
  input: z.strictObject({
    url: z.string({ error: missing(noUrl) }).check(
      z.trim(),
      z.minLength(1, { error: noUrl, abort: true }),
      z.maxLength(2_000, invalidGammaUrl),
      z.refine((url) => gammaAddressOf(url) !== undefined, invalidGammaUrl),
    ),
    title: z.pipe(z.string({ error: missing(noTitle) }), trimmedText(200).check(z.minLength(1, noTitle))),
    /** `data:image/…;base64,…`; if empty or missing, the presentation's own picture is fetched later. */
    image_url: z.optional(
      z.string().check(z.refine((text) => text === '' || isInlinePicture(text), noImageFile)),
    ),
  }),
  output: changeOutput(adminCaseStudy),
})
