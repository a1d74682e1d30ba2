import { customType } from 'drizzle-orm/pg-core'

const jsonColumn = (type: 'json' | 'jsonb') =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => type,
    toDriver: (value) => JSON.stringify(value),
  })

/**
 * The driver has already parsed the JSON. drizzle's own columns parse a string again, so that the string "12" would
 * become the number 12.
 */
export const json = jsonColumn('json')
export const jsonb = jsonColumn('jsonb')
