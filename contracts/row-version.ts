import * as z from 'zod/mini'
import './messages.ts'

const message = 'The version is a whole number, as it was read'

/** A version number, with the range of its column. */
export const rowVersion = z.int32(message).check(z.gte(0, message))
