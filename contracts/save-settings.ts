import { ownerSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { choice } from './choice.ts'
import { ownerSetting } from './owner-setting.ts'
import { trimmedText } from './text.ts'
import { time } from './time.ts'

const change = z.strictObject({
  name: choice(ownerSettingNames, 'There is no such setting'),
  /** As it would stand in the environment; null for the default. */
  value: z.nullable(trimmedText(10_000).check(z.minLength(1, 'Please fill this in, or set it back'))),
  /** The `updatedAt` it had when it was read: what somebody else has saved since is not overwritten. */
  updatedAt: z.nullable(time('This is not a time')),
})

/** Sets some of the settings, all or none of them. Every process follows within a second. */
export const saveSettings = defineContract({
  name: 'save-settings',
  input: z.strictObject({
    changes: z.array(change).check(
      z.minLength(1, 'There is nothing to save'),
      z.maxLength(ownerSettingNames.length, 'Please save each setting once'),
      z.refine(
        (changes) => new Set(changes.map(({ name }) => name)).size === changes.length,
        'Please save each setting once',
      ),
    ),
  }),
  output: z.object({ data: z.array(ownerSetting) }),
})
