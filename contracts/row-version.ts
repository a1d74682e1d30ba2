import * as z from 'zod/mini'
import './messages.ts'

const message = 'The version is a whole number, as it was read'

/** The version of a row. Its range is that of the database column. */
export const rowVersion = z.int32(message).check(z.gte(0, message))
