import { isZone } from '#domain/is-zone'
import * as z from 'zod/mini'

const longestZone = 60

/** An IANA time zone, such as `Europe/Berlin`. */
export const zone = (message = 'There is no such time zone') =>
  z.string(message).check(z.refine((name) => name.length <= longestZone && isZone(name), message))
