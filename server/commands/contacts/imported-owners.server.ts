import type { Db, Transaction } from '#server/db/connect'
import type { CsvPerson } from '#server/queries/contacts/csv-person'
import { teamOf } from '#server/queries/contacts/owners-of.server'

/** Matches an owner in a file to the team: by address, or by its name ("Dana Smith" for dana.smith@…). */
export interface ImportedOwners {
  idOf(person: CsvPerson): string | null
  /** Owners who match nobody on the team, as named in the file. */
  unknown: string[]
}

export async function importedOwners(
  db: Db | Transaction,
  people: readonly CsvPerson[],
): Promise<ImportedOwners> {
  const named = new Set(people.flatMap(({ owner }) => owner ?? []))
  const team = named.size === 0 ? [] : await teamOf(db)
  const ids = new Map<string, string>()
  for (const { id, email } of team) {
    ids.set(email, id)
    const name = email.split('@')[0]?.replaceAll(/[._-]+/g, ' ') ?? ''
    if (!ids.has(name)) ids.set(name, id)
  }
  const idOf = (owner: string) => ids.get(owner.toLowerCase().replaceAll(/\s+/g, ' '))
  return {
    idOf: ({ owner }) => (owner === undefined ? null : (idOf(owner) ?? null)),
    unknown: [...named].filter((owner) => idOf(owner) === undefined),
  }
}
