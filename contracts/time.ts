import * as z from 'zod/mini'
import { instant } from './instant.ts'
import './messages.ts'

/** PostgreSQL has no year 0; ISO 8601 has. */
const hasYear = (text: string) => !text.startsWith('0000')

/** A time within the range of a database column. */
export const time = (message: string) => instant(message).check(z.refine(hasYear, message))

/** A calendar day within the range of a database column. */
export const day = (message: string) => z.iso.date(message).check(z.refine(hasYear, message))
