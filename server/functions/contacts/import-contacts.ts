import { importContacts, longestCsv } from '#contracts/import-contacts'
import { carryOutImport, planImport } from '#server/queries/contacts/import-contacts.server'
import { readCsv } from '#server/queries/contacts/read-csv'
import { defineChange } from '#server/calls/define-function'

/** Of each, as many as anybody reads. */
const shown = 20

export const importContactsFunction = defineChange(importContacts, {
  access: 'editor',
  bodyLimitBytes: 3 * longestCsv,
  prepare: async ({ csv }) => readCsv(csv),
  async change({ input: { dryRun }, prepared: { problem, columns, people, faults }, tx, now }) {
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
