import type { contacts } from '#server/db/schema/contacts'

/** What can be set on many at once. */
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

/** Contacts that are alike in what an act changes; null where there was no such contact. Times are ISO texts. */
export interface ContactGroup {
  ids: string[]
  columns: Partial<Record<SettableColumn, string | null>> | null
}

/** What a row of the log says of `contacts`, before and after. */
export interface ContactGroups {
  groups: ContactGroup[]
}

/** How each contact of the groups was, or is. */
export function columnsById({ groups }: ContactGroups): Map<string, ContactGroup['columns']> {
  return new Map(groups.flatMap(({ ids, columns }) => ids.map((id) => [id, columns] as const)))
}

/** What a row says once all whom it named were erased. */
export const noGroups: ContactGroups = { groups: [] }

/** Only these of them. */
export const someOf = ({ groups }: ContactGroups, wanted: ReadonlySet<string>): ContactGroups => ({
  groups: groups
    .map(({ ids, columns }) => ({ ids: ids.filter((id) => wanted.has(id)), columns }))
    .filter(({ ids }) => ids.length > 0),
})
