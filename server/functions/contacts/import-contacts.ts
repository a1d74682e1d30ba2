import { importContacts, maxCsvLength } from '#contracts/import-contacts'
import { carryOutImport, type ImportPlan, planImport } from '#server/commands/contacts/import-contacts.server'
import type { CsvPerson } from '#server/queries/contacts/csv-person'
import { type ImportedOwners, importedOwners } from '#server/commands/contacts/imported-owners.server'
import { type ReadCsv, readCsv } from '#server/queries/contacts/read-csv'
import { suppressedAmong } from '#server/queries/contacts/suppressions.server'
import { defineChange } from '#server/calls/define-function'
import type { Db, Transaction } from '#server/db/connect'
import { inParts } from '#server/db/in-parts'
import type { AddressHash } from '#server/settings/address-hash'

/** The numbers of sample rows, unknown owners and problems that are returned. */
const maxSampleRows = 20
const shownProblems = 500

/** The numbers of people that one step imports or previews, in some fifty milliseconds. */
const perStep = { taken: 100, looked: 1_000 }

export const importContactsFunction = defineChange(importContacts, {
  access: 'editor',
  bodyLimitBytes: 3 * maxCsvLength,
  prepare: ({ csv, columns }) => readCsv(csv, columns),
  inSteps({ input: { dryRun }, prepared, caller, db, outside, now }) {
    if (prepared.people.length <= perStep.taken) return undefined
    return async () => {
      const { people, faults } = await withoutErased(db, prepared, outside.hashAddress)
      const owners = await importedOwners(db, people)
      const by = { userId: caller.userId, owners, now }
      const plans: ImportPlan[] = []
      const steps = inParts(people, dryRun ? perStep.looked : perStep.taken).map(
        (part) => async (tx: Transaction) => {
          const plan = await planImport(tx, part)
          plans.push(plan)
          return dryRun ? [] : carryOutImport(tx, plan, by)
        },
      )
      return { steps, answer: () => answerOf({ ...prepared, people, faults }, plans, owners) }
    }
  },
  async change({ input: { dryRun }, prepared, caller, tx, outside, now }) {
    const { people, faults } = await withoutErased(tx, prepared, outside.hashAddress)
    const owners = await importedOwners(tx, people)
    const plan = await planImport(tx, people)
    const by = { userId: caller.userId, owners, now }
    const changes = dryRun ? [] : await carryOutImport(tx, plan, by)
    return { answer: answerOf({ ...prepared, people, faults }, [plan], owners), changes }
  },
})

/** Combines the plans of all steps into the response. */
function answerOf(
  { problem, columns, people, faults }: ReadCsv,
  plans: readonly ImportPlan[],
  owners: ImportedOwners,
) {
  const sum = (of: (plan: ImportPlan) => number) => plans.reduce((all, plan) => all + of(plan), 0)
  const known = new Set(plans.flatMap((plan) => plan.known.map(({ email }) => email)))
  const unsubscribed = new Set(plans.flatMap((plan) => [...plan.unsubscribed]))
  const unread = people.flatMap((person) =>
    person.unread.map((sentence) => ({ line: person.line, problem: sentence })),
  )
  const stateOf = (email: string) => {
    if (unsubscribed.has(email)) return 'unsubscribed' as const
    return known.has(email) ? ('known' as const) : ('new' as const)
  }
  return {
    data: {
      problem,
      columns,
      unknownOwners: owners.unknown.slice(0, maxSampleRows),
      new: sum(({ made }) => made.length),
      known: sum((plan) => plan.known.length),
      filled: sum(({ filled }) => filled.size),
      unsubscribed: unsubscribed.size,
      faulty: faults.length,
      faults: faults.slice(0, shownProblems),
      unread: unread.length,
      unreadCells: unread.slice(0, shownProblems),
      sample: people.slice(0, maxSampleRows).map(({ line, email, name = null, company = null }) => ({
        line,
        email,
        name,
        company,
        state: stateOf(email),
      })),
    },
  }
}

/** Moves people with an erased address from the import to its faults. */
async function withoutErased(
  db: Db | Transaction,
  { people, faults }: Pick<ReadCsv, 'people' | 'faults'>,
  hash: AddressHash,
): Promise<Pick<ReadCsv, 'people' | 'faults'>> {
  const kept: CsvPerson[] = []
  const erased: ReadCsv['faults'] = []
  for (const part of inParts(people, perStep.looked)) {
    const hashes = part.map(({ email }) => hash(email))
    const suppressed = await suppressedAmong(db, hashes)
    for (const [index, person] of part.entries()) {
      if (!suppressed.has(hashes[index] ?? '')) kept.push(person)
      else erased.push({ line: person.line, problem: 'They were erased here, and stay away.' })
    }
  }
  if (erased.length === 0) return { people: kept, faults }
  return { people: kept, faults: [...faults, ...erased].toSorted((one, other) => one.line - other.line) }
}
