import { waitFor } from '@testing-library/react'
import { and, count as countRows, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { officeScreens } from '#content/office/frame'
import { settingScreens } from '#content/office/setting-screens'
import { todayCopy } from '#content/office/today'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { allConnected, createTestApp } from '#test/app'
import { bannedPhrase } from '#test/banned-words'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { putExampleRows } from '#test/example-rows'
import { goOffline } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { putDelivery } from '#test/put-delivery'
import { said, untilSays } from '#test/until-says'

const paths = [
  ...officeScreens.flat().map(({ path }) => path),
  '/admin/leads?view=everyone',
  '/admin/leads/new',
  '/admin/leads/import',
  '/admin/leads/erase',
  '/admin/calls/hours',
  '/admin/calls/types',
  '/admin/workshops/readiness',
  '/admin/forms?view=held',
  '/admin/deliveries?view=delivered',
  `/admin/case-studies/${sampleCaseStudies[0].id}`,
  '/admin/set-up',
  ...settingScreens.map(({ path }) => path),
]

/** Matches values and names from code that must not appear on a screen, such as `undefined` or `SMTP_URL`. */
const programWords = /\b(?:undefined|NaN|Invalid Date|object Object)\b|\b[A-Z]{2,}(?:_[A-Z]+)+\b/
const dead = 'ada@gmial.com'

const isMailOn = { outside: { connected: allConnected } }

async function putLeads(database: TestDatabase, number: number): Promise<void> {
  for (let n = 0; n < number; n += 1)
    await putContact(database, { name: `Lead ${n}`, ...(n % 3 === 0 && { waiting_since: new Date() }) })
}

interface State {
  role?: 'owner' | 'viewer'
  app?: typeof isMailOn
  isOffline?: true
  prepare?: (database: TestDatabase) => Promise<void>
}

const states: Readonly<Record<string, State>> = {
  'no leads': { app: isMailOn },
  'no mail': { prepare: (database) => putLeads(database, 4) },
  'a refused address': {
    app: isMailOn,
    async prepare(database) {
      const id = await putContact(database, { email: dead, name: 'Ada Lund' })
      await putDelivery(database.db, {
        kind: 'score-mail',
        mail: 'visitor',
        lane: 'mail',
        recipient: dead,
        contact_id: id,
        state: 'failed',
        first_attempted_at: new Date(),
        last_error: 'The mail server refused the recipient (550 5.1.1).',
      })
    },
  },
  'a lost connection': { app: isMailOn, isOffline: true, prepare: (database) => putLeads(database, 4) },
  'a viewer': { role: 'viewer', app: isMailOn, prepare: ({ db }) => putExampleRows(db) },
  '300 leads': { app: isMailOn, prepare: (database) => putLeads(database, 300) },
  'imported leads': {
    app: isMailOn,
    async prepare(database) {
      const csv = `Name,Email\n${Array.from({ length: 12 }, (_, n) => `Imported ${n},i${n}@example.com`).join('\n')}\n`
      await createTestApp(database, { role: 'owner' }).post('import-contacts', { csv, dryRun: false })
    },
  },
}

/** Counts in the database, with which the screens' claims are compared. */
async function factsOf({ db }: TestDatabase) {
  const [people] = await db
    .select({ leads: countRows(), waiting: countRows(contacts.waiting_since) })
    .from(contacts)
  const open = ne(deliveries.state, 'delivered')
  return {
    ...people!,
    refused: await db.$count(deliveries, and(open, eq(deliveries.recipient, dead))),
    unsent: await db.$count(deliveries, and(open, sql`${deliveries.recipient} is distinct from ${dead}`)),
  }
}

/** Sentences that are false in some of these states, each with a predicate that tells whether it is true. */
const claims: readonly [sentence: RegExp, isTrue: (facts: Facts) => boolean][] = [
  [/No leads yet/, ({ leads }) => leads === 0],
  [/No one is waiting\.|No leads are waiting for a reply\./, ({ waiting }) => waiting === 0],
  [/(?:person|people) (?:is|are) waiting\./, ({ waiting }) => waiting > 0],
  [/wait for a reply/, ({ waiting }) => waiting > 1],
  [/(?<!Nobody )waits for a reply/, ({ waiting }) => waiting === 1],
  [/on (?:its|their) way|(?:was|were|been) mailed/, ({ isMailOff }) => !isMailOff],
  [/Mail is not connected/, ({ isMailOff }) => isMailOff],
  [/\d+ emails? waits? for the right address/, ({ refused }) => refused > 0],
  [/couldn’t be sent|things? needs? fixing/, ({ isMailOff, unsent }) => isMailOff || unsent > 0],
  [/offline/i, ({ isOffline }) => isOffline],
]
interface Facts extends Awaited<ReturnType<typeof factsOf>> {
  isMailOff: boolean
  isOffline: boolean
}

/** Matches the only line on which names of environment variables are allowed. */
const forDevelopers = /For developers: [A-Z_]+(?:(?:, | or | and )[A-Z_]+)*/g

/** Returns the screen's text once nothing is loading, with a placeholder for periods that only the server inserts. */
async function settledText(path: string, answers: readonly Promise<Response>[]): Promise<string> {
  const textNow = () =>
    said(document.body)
      .replaceAll(/%KEEP_[A-Z_]+%/g, '90 days')
      .replaceAll(forDevelopers, '')
  let last = ''
  await waitFor(
    async () => {
      last = textNow()
      await Promise.allSettled(answers)
      await new Promise((resolve) => setTimeout(resolve, 80))
      expect(textNow(), path).toBe(last)
      expect(last, path).not.toMatch(/Loading|Reading…/)
    },
    { timeout: 10_000 },
  )
  return last
}

const waitingText = (count: number) =>
  count === 0 ? todayCopy.nobodyWaits : todayCopy.waiting(count, String(count))

test.each(Object.entries(states))(
  'with %s, no screen shows a banned phrase, a code word like “undefined” or a claim that the database contradicts',
  async (_, { role = 'owner', app, isOffline = false, prepare }) => {
    const database = await testDatabase()
    await prepare?.(database)
    const facts = { ...(await factsOf(database)), isMailOff: !app, isOffline }
    const { router, answers } = await openPage(database, '/admin', { role, ...(app && { app }) })
    if (isOffline) {
      await untilSays(document.body, waitingText(facts.waiting))
      goOffline()
    }
    const faults: string[] = []
    for (const path of paths) {
      const before = said(document.body)
      await router.navigate(path)
      // Several owner-only screens show a viewer the same text, so a missing change is no failure.
      await waitFor(() => expect(said(document.body)).not.toBe(before)).catch(() => undefined)
      const text = await settledText(path, answers)
      if (path === '/admin' && facts.leads > 0) expect(text).toContain(waitingText(facts.waiting))
      if (path === '/admin/leads?view=everyone' && facts.leads > 0)
        expect(text).toContain(`Everyone${facts.leads}`)
      const wrong = [...text.matchAll(bannedPhrase)].map(([phrase]) => phrase)
      const [word] = programWords.exec(text) ?? []
      const untrue = claims.flatMap(([sentence, isTrue]) =>
        isTrue(facts) ? [] : (sentence.exec(text) ?? []),
      )
      for (const fault of [...wrong, ...(word ? [word] : []), ...untrue]) faults.push(`${path}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)
