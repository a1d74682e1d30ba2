import { webAddressOf } from '#domain/web-address'
import * as z from 'zod/mini'
import { optionalText, trimmedText } from './text.ts'

const longest = 500
const isWebAddress = (text: string) => webAddressOf(text) !== undefined

/** A web address, completed with `https://` if typed without. */
export function requiredWebAddress(messages: { missing: string; malformed: string }) {
  return trimmedText(longest, messages.missing).check(
    z.minLength(1, { error: messages.missing, abort: true }),
    z.refine(isWebAddress, messages.malformed),
    z.overwrite((text) => webAddressOf(text) ?? text),
  )
}

/** An optional {@link requiredWebAddress}. */
export function optionalWebAddress(malformed: string) {
  return z.pipe(
    optionalText(longest),
    z.optional(
      z.string().check(
        z.refine(isWebAddress, malformed),
        z.overwrite((text) => webAddressOf(text) ?? text),
      ),
    ),
  )
}
