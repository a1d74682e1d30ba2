import { customType } from 'drizzle-orm/pg-core'

const jsonColumn = (type: 'json' | 'jsonb') =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => type,
    toDriver: (value) => JSON.stringify(value),
  })

/**
 * The driver has parsed the JSON already. drizzle's own columns parse once more what comes as a string, so that the
 * string "12" is read as the number 12.
 */
export const json = jsonColumn('json')
export const jsonb = jsonColumn('jsonb')
