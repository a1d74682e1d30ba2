import { ownerSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'

/** A setting as the back office sees it. */
export const ownerSetting = z.object({
  name: z.enum(ownerSettingNames),
  /** What has been set, here or in the environment; null for what has not, and always for a secret. */
  value: z.nullable(z.string()),
  isSet: z.boolean(),
  isSecret: z.boolean(),
  /** What holds while nothing is set; null where that is nothing. */
  default: z.nullable(z.string()),
  /** The environment variable that decides, and keeps it from being changed here. */
  lockedBy: z.nullable(z.string()),
  /** A sentence: why what was saved here is not used. */
  fault: z.nullable(z.string()),
  /** When it was last saved here, ISO 8601; null for what never was. */
  updatedAt: z.nullable(z.iso.datetime()),
})
export type OwnerSetting = z.output<typeof ownerSetting>
