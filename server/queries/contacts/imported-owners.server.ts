import type { Db, Transaction } from '#server/db/connect'
import type { CsvPerson } from './csv-person.ts'
import { teamOf } from './owners-of.server.ts'

/** An owner of a file who is one of the team: their address, or its name ("Dana Smith" of dana.smith@…). */
export interface ImportedOwners {
  idOf(person: CsvPerson): string | null
  /** Those who are nobody of the team, as the file calls them. */
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
