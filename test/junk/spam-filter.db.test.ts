import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { createTestApp, testStamps } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { corpus, type Half, type Post } from './corpora.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const startMs = Date.parse('2026-03-02T08:00:00Z')
const ageMs: Record<string, number> = { ripe: 5_000, unripe: 300, stale: 30 * 3_600_000 }

/** Posts everything in order of its seconds on one site; returns which were quarantined, and why. */
async function evaluate(posts: readonly Post[]): Promise<Map<Post, string[]>> {
  let nowMs = startMs
  const app = createTestApp(database, { countsOthers: true, spamFilterNowMs: () => nowMs })
  const named = new Map<string, string>()
  const stampOf = (stamp: string): string | undefined => {
    if (stamp === 'none') return undefined
    if (stamp === 'forged') return `${nowMs - 9_000}.abcdefghijkl.${'A'.repeat(43)}`
    const own = () => testStamps.issue(nowMs - (ageMs[stamp] ?? 5_000))
    if (!stamp.startsWith('named:')) return own()
    const known = named.get(stamp) ?? own()
    named.set(stamp, known)
    return known
  }
  const caught = new Map<Post, string[]>()
  const held = new Map<string, string[]>()
  let calls = 0
  for (const post of posts.toSorted((a, b) => a.atSeconds - b.atSeconds)) {
    nowMs = startMs + post.atSeconds * 1000
    const answer = await app.post(
      post.function,
      { ...post.body, stamp: stampOf(post.stamp) },
      {},
      post.network,
    )
    expect(answer.status, `${JSON.stringify(post)}: ${answer.body.error}`).toBe(200)
    const now = await callsHeld()
    // A quarantined submission stays so with all its repeats.
    const said = JSON.stringify([post.function, post.body])
    if (now.calls > calls) held.set(said, now.newestReasons)
    const reasons = held.get(said)
    if (reasons) caught.set(post, reasons)
    calls = now.calls
  }
  return caught
}

async function callsHeld(): Promise<{ calls: number; newestReasons: string[] }> {
  const { rows } = await database.db.execute<{ calls: string; newest: string[] | null }>(sql`
    select (select count(*) from ${quarantinedSubmissions}, jsonb_object_keys(calls)) as calls,
      (select reasons from ${quarantinedSubmissions} order by created_at desc limit 1) as newest`)
  return { calls: Number(rows[0]?.calls), newestReasons: rows[0]?.newest ?? [] }
}

const describeMissed = ({ kind, stamp, body, network }: Post) =>
  `${kind} (${stamp}, ${network}): ${JSON.stringify(body).slice(0, 240)}`

test.each<Half | 'all'>(['tuning', 'held-out', 'all'])(
  'the spam filter catches 95 of 100 bots and quarantines no person: %s',
  async (part) => {
    const half = part === 'all' ? undefined : part
    const machines = corpus('machines', half)
    const people = corpus('people', half)
    const caught = await evaluate([...machines, ...people])
    const missed = machines.filter((post) => !caught.has(post))
    const held = people.filter((post) => caught.has(post))
    const rate = 1 - missed.length / machines.length
    console.info(
      `${part}: ${machines.length - missed.length} of ${machines.length} machines caught (${(100 * rate).toFixed(1)} %), ${held.length} of ${people.length} people held back`,
    )
    expect(held.map((post) => [describeMissed(post), caught.get(post)])).toEqual([])
    expect(rate, missed.map(describeMissed).join('\n')).toBeGreaterThanOrEqual(0.95)
  },
  300_000,
)

test('the corpora have ten kinds of bots and 300 posts each', () => {
  const kinds = Map.groupBy(corpus('machines'), ({ kind }) => kind)
  expect(kinds.size).toBeGreaterThanOrEqual(10)
  expect(corpus('machines').length).toBeGreaterThanOrEqual(300)
  expect(corpus('people').length).toBeGreaterThanOrEqual(300)
})
