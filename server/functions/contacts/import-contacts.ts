import { importContacts, longestCsv } from '#contracts/import-contacts'
import { carryOutImport, planImport } from '#server/queries/contacts/import-contacts.server'
import { type CsvPerson, readCsv } from '#server/queries/contacts/read-csv'
import { suppressedAmong } from '#server/queries/contacts/suppressions.server'
import { defineChange } from '#server/calls/define-function'
import type { Transaction } from '#server/db/connect'
import type { AddressHash } from '#server/settings/address-hash'

/** Of each, as many as anybody reads. */
const shown = 20

export const importContactsFunction = defineChange(importContacts, {
  access: 'editor',
  bodyLimitBytes: 3 * longestCsv,
  prepare: async ({ csv }) => readCsv(csv),
  async change({ input: { dryRun }, prepared, tx, outside, now }) {
    const { problem, columns } = prepared
    const { people, faults } = await withoutErased(tx, prepared, outside.hashAddress)
    const plan = await planImport(tx, people)
    const changes = dryRun ? [] : await carryOutImport(tx, plan, now)
    const known = new Set(plan.known.map(({ email }) => email))
    const stateOf = (email: string) => {
      if (plan.unsubscribed.has(email)) return 'unsubscribed' as const
      return known.has(email) ? ('known' as const) : ('new' as const)
    }
    return {
      answer: {
        data: {
          problem,
          columns,
          new: plan.made.length,
          known: plan.known.length,
          filled: plan.filled.size,
          unsubscribed: plan.unsubscribed.size,
          faulty: faults.length,
          faults: faults.slice(0, shown),
          sample: people.slice(0, shown).map(({ line, email, name = null, company = null }) => ({
            line,
            email,
            name,
            company,
            state: stateOf(email),
          })),
        },
      },
      changes,
    }
  },
})

interface Given {
  people: readonly CsvPerson[]
  faults: readonly { line: number; problem: string }[]
}

/** Whoever was erased stays away. */
async function withoutErased(tx: Transaction, { people, faults }: Given, hash: AddressHash) {
  const erased = await suppressedAmong(
    tx,
    people.map(({ email }) => hash(email)),
  )
  if (erased.size === 0) return { people, faults }
  const gone = people.filter(({ email }) => erased.has(hash(email)))
  const told = gone.map(({ line }) => ({ line, problem: 'They were erased here, and stay away.' }))
  return {
    people: people.filter((person) => !gone.includes(person)),
    faults: [...faults, ...told].toSorted((one, other) => one.line - other.line),
  }
}
