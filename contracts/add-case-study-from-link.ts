import { gammaAddressOf } from '#domain/gamma-address'
import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { inlinePicture, noImageFile } from './picture-text.ts'
import { trimmedText } from './text.ts'

export const invalidGammaUrl = 'Please enter a valid Gamma presentation URL'
const noUrl = 'Please enter a Gamma presentation URL'
const noTitle = 'Please enter a title for the case study'

/** A field that says the same whether it is left out or empty. */
const missing = (message: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? message : undefined

/** Adds a case study from its Gamma presentation and publishes it (S1 §5, §7; readings 22 and 31). */
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
    /** `data:image/…;base64,…`; empty or left out, the presentation's own picture is fetched later. */
    image_url: z.optional(
      z.string().check(z.refine((text) => text === '' || inlinePicture.test(text), noImageFile)),
    ),
  }),
  output: changeOutput(adminCaseStudy),
})
