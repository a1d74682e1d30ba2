import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listMySessions } from '#contracts/list-my-sessions'
import { sessions } from '#server/db/schema/sessions'
import { testDatabase } from '#test/database'
import { addMember, signInMember } from '#test/sign-in-member'

test('list-my-sessions lists only the caller’s sessions, the current one first, then by last use', async () => {
  const database = await testDatabase()
  const id = await addMember(database, 'ada@example.com', 'viewer')
  await addMember(database, 'bea@example.com', 'viewer')
  const { call } = await signInMember(database, 'ada@example.com')
  const own = () => database.db.select().from(sessions).where(eq(sessions.user_id, id))
  const [current] = await own()
  await database.db
    .update(sessions)
    .set({ refreshed_at: new Date('2026-01-01T00:00:00Z') })
    .where(eq(sessions.id, current?.id ?? ''))
  for (const [day, aal] of [
    ['02', 'aal1'],
    ['03', 'aal2'],
  ] as const) {
    const known = new Set((await own()).map((session) => session.id))
    await signInMember(database, 'ada@example.com')
    const added = (await own()).find((session) => !known.has(session.id))
    await database.db
      .update(sessions)
      .set({ refreshed_at: new Date(`2026-01-${day}T00:00:00Z`), aal })
      .where(eq(sessions.id, added?.id ?? ''))
  }
  await signInMember(database, 'bea@example.com')

  const { status, body } = await call('list-my-sessions', {})
  expect(status, body.error).toBe(200)
  const { data } = listMySessions.output.parse(body)
  expect(
    data.map(({ isCurrent, hasSecondStep, lastSeenAt }) => [isCurrent, hasSecondStep, lastSeenAt]),
  ).toEqual([
    [true, false, '2026-01-01T00:00:00.000Z'],
    [false, true, '2026-01-03T00:00:00.000Z'],
    [false, false, '2026-01-02T00:00:00.000Z'],
  ])
  expect(data[0]).toMatchObject({ id: current?.id, userAgent: 'node', network: '127.0.0.x' })
})
