import * as z from 'zod/mini'
import { trimmedText } from './text.ts'

/** The forms of the second step at sign-in; the server checks each again. */
export const codeFields = z.strictObject({
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.refine((code) => /^\d{6}$/.test(code), 'Please enter the six digits from your app'),
  ),
})
export const recoveryCodeFields = z.strictObject({
  code: trimmedText(200).check(z.minLength(10, 'Please enter one of your recovery codes')),
})
