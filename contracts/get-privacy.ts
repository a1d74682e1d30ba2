import { consentNames, consentPurposes, consentWays } from '#domain/consents'
import { keepSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const sentence = z.object({
  /** What the sentence is about, as the privacy page names it. */
  about: z.string(),
  /** With `{period}` in place of the period. */
  text: z.string(),
})

const wording = z.object({
  name: z.enum(consentNames),
  purpose: z.enum(consentPurposes),
  place: z.string(),
  by: z.enum(consentWays),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      since: z.iso.date(),
      text: z.string(),
      /** How many people consented in this wording and did not withdraw; null where the wording is not stored. */
      agreed: z.nullable(z.int()),
    }),
  ),
})
export type ConsentWordings = z.output<typeof wording>

/** The privacy page's sentences about each retention period, and every version of the wording of each consent. */
export const getPrivacy = defineContract({
  name: 'get-privacy',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      retention: z.array(z.object({ name: z.enum(keepSettingNames), sentences: z.array(sentence) })),
      wordings: z.array(wording),
    }),
  }),
})
