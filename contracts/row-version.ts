import * as z from 'zod/mini'
import './messages.ts'

const message = 'The version is a whole number, as it was read'

/** The number of a version, as wide as the column that counts it. */
export const rowVersion = z.int32(message).check(z.gte(0, message))
