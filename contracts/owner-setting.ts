import { ownerSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'

/** A setting as the back office shows it. */
export const ownerSetting = z.object({
  name: z.enum(ownerSettingNames),
  /**
   * The value set here or in the environment; null for none. Secret parts are left out: a mail server comes without its
   * password, a key is null.
   */
  value: z.nullable(z.string()),
  isSet: z.boolean(),
  isSecret: z.boolean(),
  /** The default; null for none. */
  default: z.nullable(z.string()),
  /** The environment variable that takes precedence and locks it. */
  lockedBy: z.nullable(z.string()),
  /** Why the saved value is not used, as a sentence. */
  fault: z.nullable(z.string()),
  /** When it was last saved here, ISO 8601; null for never. */
  updatedAt: z.nullable(z.iso.datetime()),
})
export type OwnerSetting = z.output<typeof ownerSetting>
