import type { contacts } from '#server/db/schema/contacts'

/** The columns that a bulk action can set. */
export const settableColumns = [
  'status',
  'waiting_since',
  'first_reply_at',
  'first_reply_by',
  'first_reply_how',
  'next_step',
  'next_step_on',
  'owner_id',
  'name',
  'company',
  'phone',
  'linkedin',
] as const satisfies readonly (keyof typeof contacts.$inferSelect)[]
export type SettableColumn = (typeof settableColumns)[number]

/** Contacts with equal values of changed columns. `columns` is null if they did not exist. Times are ISO strings. */
export interface ContactGroup {
  ids: string[]
  columns: Partial<Record<SettableColumn, string | null>> | null
}

/** The `before` or `after` of a log row about several contacts. */
export interface ContactGroups {
  groups: ContactGroup[]
}

/** Returns the columns of each contact in the groups, by id. */
export function columnsById({ groups }: ContactGroups): Map<string, ContactGroup['columns']> {
  return new Map(groups.flatMap(({ ids, columns }) => ids.map((id) => [id, columns] as const)))
}

/** The content of a log row after everybody in it was erased. */
export const noGroups: ContactGroups = { groups: [] }

/** Limits groups to these contacts. */
export const limitGroups = ({ groups }: ContactGroups, wanted: ReadonlySet<string>): ContactGroups => ({
  groups: groups
    .map(({ ids, columns }) => ({ ids: ids.filter((id) => wanted.has(id)), columns }))
    .filter(({ ids }) => ids.length > 0),
})
