import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { confirmAddress, recordActivities } from '#server/queries/contacts/contacts.server'
import { ServiceError } from '#server/errors/service-error'
import { addAccount } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf } from '#test/delivery-worker'
import { passTime } from '#test/pass-time'
import { contactMail } from '#server/deliveries/kinds/contact-mail'
import type { NewDelivery } from './delivery-kind.ts'
import { deliverWithin, newDelivery } from './deliver.ts'
import { freeWorkshopMail } from '#server/deliveries/kinds/free-workshop-mail'
import type { Ceilings } from './judge-mail.ts'
import { markDelivered, markFailed } from './attempt-ends.ts'
import { claim } from './ledger.ts'
import { passwordChangedMail } from '#server/deliveries/kinds/password-changed-mail'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { releaseDeliveries } from './release-deliveries.ts'
import { scoreMail } from '#server/deliveries/kinds/score-mail'
import { signUpMail } from '#server/deliveries/kinds/sign-up-mail'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const ada = 'ada@example.com'

async function put([kind, payload, options]: NewDelivery): Promise<string> {
  const { db } = database
  await db.transaction((tx) => deliverWithin(tx)(kind, payload, options))
  return (await deliveryOf(database, options.key)).id
}

interface Given {
  recipient?: string
  about?: string
  sender?: string
}

/** The results of a scorecard that nobody filled in. */
function putScores({ recipient = ada, ...options }: Given = {}): Promise<string> {
  const key = randomUUID()
  return put(newDelivery(scoreMail, { submissionId: key }, { key, recipient, ...options }))
}

/** Inserts a mail that no other mail replaces. */
const putMail = (given: Given = {}) => putScores({ about: randomUUID(), ...given })

function putAccountMail(kind: typeof recoveryMail | typeof passwordChangedMail | typeof signUpMail) {
  return put(newDelivery(kind, { email: ada }, { key: randomUUID(), recipient: ada }))
}

const take = async (id: string, ceilings?: Ceilings) =>
  (await claim(database.db, eq(deliveries.id, id), { reachOf: () => 'connected', ceilings })).claimed

async function takeAll(ids: readonly string[], ceilings?: Ceilings): Promise<string[]> {
  const taken = await Promise.all(ids.map((id) => take(id, ceilings)))
  return taken.flatMap((delivery) => (delivery ? [delivery.id] : []))
}

async function rowOf(id: string) {
  const [row] = await database.db.select().from(deliveries).where(eq(deliveries.id, id))
  if (!row) throw new Error(`no delivery ${id}`)
  return row
}

const stateOf = async (id: string) => (await rowOf(id)).state

const insertAndClaim = async (count: number) =>
  takeAll(await Promise.all(Array.from({ length: count }, () => putMail())))

/** In minutes, by the database's clock. */
async function waitOf(id: string): Promise<number> {
  const { rows } = await database.pool.query<{ minutes: number }>(
    'select extract(epoch from next_attempt_at - clock_timestamp())::float8 / 60 as minutes from deliveries where id = $1',
    [id],
  )
  return rows[0]?.minutes ?? Number.NaN
}

describe('the hourly limit of an address', () => {
  test('postpones the fourth mail of an hour, no matter who requests it', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => putMail()))
    const elsewhere = await putMail({ recipient: 'ben@example.com' })
    const sending = await takeAll(ids)
    expect(sending).toHaveLength(3)
    expect(await take(elsewhere)).toBeDefined()
    for (const id of sending) await markDelivered(database.db, { id, attempts: 0 }, { tookMs: 5 })

    const putOff = ids.filter((id) => !sending.includes(id))
    for (const id of putOff) {
      expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 0 })
      expect(await waitOf(id)).toBeGreaterThan(59)
      expect(await waitOf(id)).toBeLessThan(62)
    }
    // An attempt may take a minute and a half; only then is the hour of its mail certainly over.
    await passTime(database, 61)
    expect(await takeAll(putOff)).toEqual([])
    await passTime(database, 0.6)
    expect(await takeAll(putOff)).toHaveLength(2)
  })

  async function failed(id: string, uncertain: boolean): Promise<boolean> {
    const taken = await take(id)
    if (!taken) return false
    const error = new ServiceError('The mail server hung up.', { uncertain })
    await markFailed(database.db, taken, { tookMs: 5, error, delayOf: () => 0 })
    return true
  }

  test('counts a mail that may have arrived for each attempt', async () => {
    const [lost, next] = [await putMail(), await putMail()]
    for (let time = 0; time < 3; time++) {
      expect(await failed(lost, true)).toBe(true)
      await passTime(database, 1)
    }
    expect(await failed(lost, true)).toBe(false)
    expect(await take(next)).toBeUndefined()
    expect(await waitOf(lost)).toBeGreaterThan(58)
    expect(await stateOf(lost)).toBe('uncertain')
    // The first is over an hour old by then: one more is allowed, and no second.
    await passTime(database, 58.7)
    expect(await failed(lost, true)).toBe(true)
    expect(await failed(lost, true)).toBe(false)
  })

  test('does not count a mail that was certainly refused', async () => {
    const [refused, next] = [await putMail(), await putMail()]
    for (let time = 0; time < 5; time++) expect(await failed(refused, false)).toBe(true)
    expect((await rowOf(refused)).sent_at).toEqual([])
    expect(await take(next)).toBeDefined()
  })

  test('is separate for account mail', async () => {
    expect(await insertAndClaim(4)).toHaveLength(3)
    const accountMails = [
      await putAccountMail(signUpMail),
      await putAccountMail(recoveryMail),
      await putAccountMail(recoveryMail),
      await putAccountMail(recoveryMail),
    ]
    expect(await takeAll(accountMails)).toHaveLength(3)
    await passTime(database, 62)
    expect(await insertAndClaim(4)).toHaveLength(3)
  })

  test('never delays the notice that a password was changed', async () => {
    await insertAndClaim(4)
    const alerts = await Promise.all(Array.from({ length: 5 }, () => putAccountMail(passwordChangedMail)))
    expect(await takeAll(alerts)).toHaveLength(5)
    // It does not count toward the limit of other mails either.
    expect(await takeAll([await putAccountMail(recoveryMail)])).toHaveLength(1)
  })
})

describe('several pending mails about the same subject', () => {
  test('only the newest is sent, in whatever order they are claimed', async () => {
    const ids = [await putScores(), await putScores(), await putScores()]
    expect(await takeAll(ids.toReversed())).toEqual([ids[2]])
    for (const older of ids.slice(0, 2)) {
      expect(await rowOf(older)).toMatchObject({
        state: 'not_sent',
        attempts: 0,
        last_error: 'A newer mail of this kind to the same address has taken its place.',
        next_attempt_at: null,
      })
      expect(await take(older)).toBeUndefined()
    }
  })

  test('the newest replaces one that was postponed', async () => {
    await insertAndClaim(3)
    const first = await putScores()
    expect(await take(first)).toBeUndefined()
    expect(await stateOf(first)).toBe('pending')
    const second = await putScores()
    expect(await take(second)).toBeUndefined()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['not_sent', 'pending'])
    await passTime(database, 62)
    expect(await take(second)).toBeDefined()
  })

  test('the newest replaces one that is judged after it was postponed itself', async () => {
    await insertAndClaim(3)
    const newest = await putScores()
    expect(await take(newest)).toBeUndefined()
    // This is the state after another process has locked it while the newest was judged.
    const older = await putScores()
    const created_at = new Date(Date.now() - 60_000)
    await database.db.update(deliveries).set({ created_at }).where(eq(deliveries.id, older))
    expect(await take(older)).toBeUndefined()
    expect([await stateOf(older), await stateOf(newest)]).toEqual(['not_sent', 'pending'])
  })

  test('a mail waiting for a retry is replaced by one that was sent since', async () => {
    const older = await putScores()
    const taken = await take(older)
    const error = new ServiceError('The mail server refused for now (451).')
    if (taken) await markFailed(database.db, taken, { tookMs: 5, error, delayOf: () => 60_000 })
    const newer = await putScores()
    expect(await take(newer)).toBeDefined()
    expect(await stateOf(older)).toBe('not_sent')
  })

  test('mails about other subjects, of other kinds or to others stay', async () => {
    const key = () => randomUUID()
    const ids = [
      await putScores(),
      await putScores({ recipient: 'ben@example.com' }),
      await put(
        newDelivery(contactMail, { leadId: key() }, { key: key(), recipient: ada, about: 'capture' }),
      ),
      await put(
        newDelivery(freeWorkshopMail, { leadId: key() }, { key: key(), recipient: ada, about: 'May' }),
      ),
      await put(
        newDelivery(freeWorkshopMail, { leadId: key() }, { key: key(), recipient: ada, about: 'June' }),
      ),
    ]
    const taken = await takeAll(ids)
    expect(taken).toHaveLength(4)
    for (const id of taken) await markDelivered(database.db, { id, attempts: 0 }, { tookMs: 5 })
    await passTime(database, 62)
    expect(await takeAll(ids)).toHaveLength(1)
  })

  test('a scheduled mail replaces no other yet', async () => {
    const now = await putScores()
    const [key, notBefore] = [randomUUID(), new Date(Date.now() + 3_600_000)]
    await put(newDelivery(scoreMail, { submissionId: key }, { key, recipient: ada, notBefore }))
    expect(await take(now)).toBeDefined()
  })

  test('account mail replaces no other', async () => {
    const ids = [await putAccountMail(signUpMail), await putAccountMail(signUpMail)]
    expect(await takeAll(ids)).toHaveLength(2)
  })
})

describe('the limits on mails to strangers', () => {
  const ceilings = { perSender: 2, perHour: 5 }
  const stranger = () => `${randomUUID()}@example.com`
  const putFor = (count: number, sender?: string) =>
    Promise.all(Array.from({ length: count }, () => putScores({ recipient: stranger(), sender })))

  test('hold mails beyond one sender’s share, with the reason', async () => {
    const ids = await putFor(5, 'cannon')
    const sent = await takeAll(ids, ceilings)
    expect(sent).toHaveLength(2)
    const held = await Promise.all(ids.filter((id) => !sent.includes(id)).map(rowOf))
    for (const row of held) {
      expect(row).toMatchObject({ state: 'held', attempts: 0, next_attempt_at: null, sent_at: [] })
      expect(row.last_error).toMatch(/^Held back: within the hour one place has caused/)
    }
    expect(await takeAll(await putFor(2, 'somebody else'), ceilings)).toHaveLength(2)
  })

  test('hold mails beyond the site’s share, no matter who causes them', async () => {
    const senders = Array.from({ length: 8 }, () => randomUUID())
    const ids = (await Promise.all(senders.map((sender) => putFor(1, sender)))).flat()
    const sent = await takeAll(ids, ceilings)
    expect(sent).toHaveLength(5)
    const [held = ''] = ids.filter((id) => !sent.includes(id))
    expect((await rowOf(held)).last_error).toMatch(/within the hour the site was asked for/)
    await passTime(database, 62)
    expect(await takeAll(await putFor(1), ceilings)).toHaveLength(1)
  })

  test('hold a continuing flood until the owner releases it', async () => {
    const putFromMany = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => putFor(1, randomUUID())))).flat()
    expect(await takeAll(await putFromMany(8), ceilings)).toHaveLength(5)
    await passTime(database, 40)
    const later = await putFromMany(5)
    expect(await takeAll(later, ceilings)).toEqual([])
    // Those that were sent are over an hour old.
    await passTime(database, 25)
    const [next = '', afterDiscard = '', afterRelease = ''] = await putFromMany(3)
    expect(await take(next, ceilings)).toBeUndefined()
    await database.db.update(deliveries).set({ state: 'cancelled' }).where(eq(deliveries.state, 'held'))
    expect(await take(afterDiscard, ceilings)).toBeUndefined()
    const released = await database.db.transaction((tx) =>
      releaseDeliveries(tx, { ids: [...later, next, afterDiscard], kinds: ['score-mail'] }),
    )
    expect(released).toHaveLength(7)
    expect(await take(afterRelease, ceilings)).toBeDefined()
  })

  test('neither count a retry again nor hold it', async () => {
    const [first = '', second = ''] = await putFor(2, 'cannon')
    const error = new ServiceError('The mail server refused for now (451).')
    for (const id of [first, second]) {
      const taken = await take(id, ceilings)
      if (taken) await markFailed(database.db, taken, { tookMs: 5, error, delayOf: () => 0 })
    }
    expect(await takeAll([first, second], ceilings)).toHaveLength(2)
  })

  test('do not apply to addresses that have confirmed or answered something', async () => {
    await addAccount(database, { email: 'account@example.com' })
    for (const email of ['pressed@example.com', 'never@example.com']) {
      await database.db.transaction((tx) =>
        recordActivities(tx, [
          { kind: 'contact', subjectId: randomUUID(), person: { email }, content: [], now: new Date() },
        ]),
      )
    }
    await confirmAddress(database.db, 'pressed@example.com')
    const none = { perSender: 0, perHour: 0 }
    const takeFor = async (recipient: string) => takeAll([await putScores({ recipient })], none)
    expect(await takeFor('account@example.com')).toHaveLength(1)
    expect(await takeFor('pressed@example.com')).toHaveLength(1)
    expect(await takeFor('never@example.com')).toHaveLength(0)
    expect(await takeAll(await putFor(1), none)).toHaveLength(0)
  })

  test('count the mail that confirms a sign-up, but not a password reset', async () => {
    const none = { perSender: 0, perHour: 0 }
    const signUp = await putAccountMail(signUpMail)
    expect(await takeAll([signUp, await putAccountMail(recoveryMail)], none)).toHaveLength(1)
    expect(await stateOf(signUp)).toBe('held')
  })

  test('a held mail replaces no pending one', async () => {
    const recipient = stranger()
    const first = await putScores({ recipient })
    const second = await putScores({ recipient })
    expect(await take(second, { perSender: 0, perHour: 0 })).toBeUndefined()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['pending', 'held'])
  })

  test('do not hold a released mail again, and a held mail is replaced only by a newer one that is sent', async () => {
    const none = { perSender: 0, perHour: 0 }
    const recipient = stranger()
    const first = await putScores({ recipient })
    const second = await putScores({ recipient })
    expect(await takeAll([second, first], none)).toEqual([])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['not_sent', 'held'])
    const { db } = database
    expect(
      await db.transaction((tx) => releaseDeliveries(tx, { ids: [first, second], kinds: ['score-mail'] })),
    ).toEqual([{ id: second, state: 'pending' }])
    expect(await take(second, none)).toBeDefined()
    const third = await putScores({ recipient })
    expect(await take(third, none)).toBeUndefined()
    expect([await stateOf(second), await stateOf(third)]).toEqual(['sending', 'held'])
  })
})
