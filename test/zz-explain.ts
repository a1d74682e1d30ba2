import pg from 'pg'
import { connectDatabase } from '#server/db/connect'
import { migrateDatabase } from '#server/db/migrate'
import { markDelivered, markFailed } from '#server/deliveries/ledger/attempt-ends'
import { claim } from '#server/deliveries/ledger/ledger'
import { deliveries } from '#server/db/schema/deliveries'
import { eq, sql } from 'drizzle-orm'
const admin = new pg.Client('postgres://postgres@127.0.0.1:5432/postgres')
await admin.connect()
const name = 'explain_' + process.pid
await admin.query(`create database ${name}`)
const database = await connectDatabase({
  databaseUrl: `postgres://postgres@127.0.0.1:5432/${name}`,
  dataDir: '',
})
try {
  await migrateDatabase(database)
  const n = Number(process.argv[2] ?? 1_000_000)
  console.time('fill')
  await database.pool.query(
    `insert into deliveries (id, kind, dedupe_key, payload, state, lane, created_at, delivered_at, attempts) select gen_random_uuid(), 'score-row', 'k' || i, '{}', 'delivered', 'sheets', now() - i * interval '1 second', now(), 1 from generate_series(1, ${n}) i`,
  )
  await database.pool.query(
    `insert into delivery_attempts select id, 1, created_at, 5, 'delivered', '250 queued' from deliveries order by created_at`,
  )
  await database.pool.query(
    `insert into deliveries (id, kind, dedupe_key, payload, state, lane, created_at, next_attempt_at) select gen_random_uuid(), 'score-row', 'w' || i, '{}', 'pending', 'sheets', now(), now() from generate_series(1, 2000) i`,
  )
  await database.pool.query('analyze')
  console.timeEnd('fill')
  const times: number[] = []
  for (let i = 0; i < 600; i++) {
    const { claimed } = await claim(database.db, eq(deliveries.lane, 'sheets'), { isConnected: () => true })
    const t = performance.now()
    if (i % 2) await markDelivered(database.db, claimed!, { tookMs: 3, answer: 'x' })
    else
      await markFailed(database.db, claimed!, { tookMs: 3, error: new Error('x'), delayOf: () => 3_600_000 })
    times.push(performance.now() - t)
  }
  times.sort((a, b) => a - b)
  console.log('ends an attempt: p50', times[300]?.toFixed(2), 'p95', times[570]?.toFixed(2))
  const plain: number[] = []
  for (let i = 0; i < 600; i++) {
    const { claimed } = await claim(database.db, eq(deliveries.lane, 'sheets'), { isConnected: () => true })
    const t = performance.now()
    await database.db
      .update(deliveries)
      .set({
        state: 'delivered',
        delivered_at: sql`clock_timestamp()`,
        next_attempt_at: null,
        lease_until: null,
        last_error: null,
      })
      .where(eq(deliveries.id, claimed!.id))
    plain.push(performance.now() - t)
  }
  plain.sort((a, b) => a - b)
  console.log('without the row: p50', plain[300]?.toFixed(2), 'p95', plain[570]?.toFixed(2))
  const { claimed } = await claim(database.db, eq(deliveries.lane, 'sheets'), { isConnected: () => true })
  const { rows } = await database.pool.query(
    `explain (analyze, buffers, costs off) with noted as (insert into delivery_attempts (delivery_id, number, started_at, took_ms, outcome, answer) select id, 1, clock_timestamp(), 5, 'delivered', 'x' from deliveries where id = '${claimed!.id}' on conflict (delivery_id, number) do update set took_ms = excluded.took_ms, outcome = excluded.outcome, answer = excluded.answer) update deliveries set state = 'delivered', delivered_at = clock_timestamp(), next_attempt_at = null, lease_until = null, last_error = null where id = '${claimed!.id}' and state <> 'delivered'`,
  )
  console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'))
  const due = await database.pool.query(
    `explain (analyze, costs off) delete from delivery_attempts where ctid = any(array(select ctid from delivery_attempts where started_at < now() - make_interval(days => 90::int) limit 1000 for update skip locked))`,
  )
  console.log(due.rows.map((r: any) => r['QUERY PLAN']).join('\n'))
} finally {
  await database.close()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
