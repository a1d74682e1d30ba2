import { gammaAddressOf } from '#domain/gamma-address'
import { measurementsIn, maxSteps, stepsIn } from '#domain/study-line'
import * as z from 'zod/mini'
import { invalidGammaUrl } from './add-case-study-from-link.ts'
import { adminCaseStudy } from './case-study.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { instant } from './instant.ts'
import { isInlinePicture, noImageFile } from './picture-text.ts'
import { studyPicture } from './study-picture.ts'
import { trimmedText } from './text.ts'

const noTitle = 'Please enter a title for the case study'
const tooMany = 'Please give fewer'
const noLine = `Please write 2 to ${maxSteps} steps, each on a line, with its place first: “62 Read”. Places go up.`
const noMeasurements =
  'Please write each on a line, its parts between bars: “Asked to called | 65 h | 14 h | phone log”'

const isLine = (given: string) => stepsIn(given) !== undefined

/** A text that stays when missing, and is cleared when empty. */
const text = (maxLength: number, isReadable: (text: string) => boolean = () => true, unreadable = '') =>
  z.optional(
    z.pipe(
      trimmedText(maxLength).check(z.refine((given) => given === '' || isReadable(given), unreadable)),
      z.transform((given) => given || null),
    ),
  )

const metric = z.strictObject({
  label: trimmedText(80, 'Please name the figure').check(z.minLength(1, 'Please name the figure')),
  value: trimmedText(80, 'Please enter the figure').check(z.minLength(1, 'Please enter the figure')),
})

/** Updates the given fields of a case study, and publishes or unpublishes it. Its address stays. */
export const updateCaseStudy = defineContract({
  name: 'update-case-study',
  input: z.strictObject({
    id: z.uuid('There is no case study of that id'),
    /** The `updated_at` it had when read, to detect conflicts. */
    updatedAt: z.optional(instant()),
    title: z.optional(trimmedText(200).check(z.minLength(1, noTitle))),
    client_name: text(200),
    industry: text(200),
    challenge: text(10_000),
    solution: text(10_000),
    results: text(10_000),
    /** As {@link studyPicture}; null for none. */
    image_url: z.optional(z.nullable(studyPicture)),
    /** A file as `data:image/…;base64,…`; null for none. */
    client_logo_url: z.optional(z.nullable(z.string().check(z.refine(isInlinePicture, noImageFile)))),
    gamma_url: z.optional(
      z.pipe(
        trimmedText(2_000).check(
          z.refine((url) => url === '' || gammaAddressOf(url) !== undefined, invalidGammaUrl),
        ),
        z.transform((url) => gammaAddressOf(url) ?? null),
      ),
    ),
    gamma_description: text(1_000),
    tags: z.optional(
      z.array(trimmedText(60).check(z.minLength(1, 'Please fill this in'))).check(z.maxLength(20, tooMany)),
    ),
    testimonial_quote: text(2_000),
    testimonial_author: text(200),
    testimonial_role: text(200),
    project_duration: text(200),
    services_provided: text(500),
    /** In display order; of two with one label the last one counts. */
    metrics: z.optional(z.array(metric).check(z.maxLength(12, tooMany))),
    line_was: text(1_000, isLine, noLine),
    line_now: text(1_000, isLine, noLine),
    line_unit: text(120),
    line_gap: text(40),
    measured: text(2_000, (given) => measurementsIn(given) !== undefined, noMeasurements),
    is_published: z.optional(z.boolean()),
    featured: z.optional(z.boolean()),
    /** Sample data, labeled as such wherever it is shown. */
    is_sample: z.optional(z.boolean()),
  }),
  output: changeOutput(adminCaseStudy),
})
