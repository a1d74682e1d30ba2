import * as z from 'zod/mini'
import { adminCaseStudy } from './case-study.ts'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { studyPicture } from './study-picture.ts'
import { optionalText } from './text.ts'

export const noChanges = 'Please make changes before saving'
/** Changes a case study's title, its picture, or both (behavior 12.9). */
export const updateCaseStudyImage = defineContract({
  name: 'update-case-study-image',
  input: z
    .strictObject({
      id: z.string().check(z.uuid('There is no case study of that id')),
      title: optionalText(200),
      image_url: z.optional(studyPicture),
    })
    .check(
      z.refine(({ title, image_url }) => Boolean(title ?? image_url), { error: noChanges, path: ['title'] }),
    ),
  output: changeOutput(adminCaseStudy),
})
