import type { OutputOf } from '#contracts/contract'
import type { listViews } from '#contracts/list-views'

export type Account = OutputOf<typeof listViews>['team'][number]

/** The label of a lead's owner: the account's name, otherwise its whole email address. */
export const ownerText = ({ name, email }: Pick<Account, 'name' | 'email'>): string => name?.trim() || email
