import type { OutputOf } from '#contracts/contract'
import type { listViews } from '#contracts/list-views'

export type Account = OutputOf<typeof listViews>['team'][number]

/** An owner among many: the name they gave their account, else the whole address. */
export const ownerText = ({ name, email }: Pick<Account, 'name' | 'email'>): string => name?.trim() || email
