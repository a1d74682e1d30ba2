import { ownerSettingNames } from '#domain/owner-setting'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { choice } from './choice.ts'
import { ownerSetting } from './owner-setting.ts'
import { trimmedText } from './text.ts'
import { time } from './time.ts'

const change = z.strictObject({
  name: choice(ownerSettingNames, 'There is no such setting'),
  /** The value as in the environment; null for the default. */
  value: z.nullable(trimmedText(10_000).check(z.minLength(1, 'Please fill this in, or set it back'))),
  /** The `updatedAt` it had when read, to detect conflicts. */
  updatedAt: z.nullable(time('This is not a time')),
})

/** Saves several settings, all or none. Every process applies them within a second. */
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
  output: changeOutput(z.array(ownerSetting)),
})
