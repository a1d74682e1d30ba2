import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '#test/server-process'

/** Has no colon before a letter or digit, which pgbench would read as a variable. */
const touch = `{"at": "2026-01-01T000000.000Z", "landingPage": "/", "referrer": "search.example"}`

/**
 * The rows of a lead from the home page's form, in one transaction: lead, contact, timeline entry, key, and two
 * deliveries, which stay pending. Without the rows of the spam filter and the limits.
 */
const everyRow = `\\set n random(1, 1000000000000)
begin;
insert into idempotency_keys (function_name, caller, key, content_hash, answer, created_at)
values ('subscribe-contact', 'anonymous', gen_random_uuid(), repeat('x', 43), '{"data": {"id": "00000000-0000-4000-8000-000000000000"}}', now());
insert into contact_leads (id, name, email, company, created_at)
values (gen_random_uuid(), 'Ada Example', 'visitor-' || :n || '@example.com', 'Example Engines', now());
with contact as (
  insert into contacts (id, email, name, company, first_touch, last_touch, created_at, last_activity_at)
  values (gen_random_uuid(), 'visitor-' || :n || '@example.org', 'Ada Example', 'Example Engines', '${touch}', '${touch}', now(), now())
  on conflict (email) do update set last_activity_at = excluded.last_activity_at
  returning id
)
insert into activities (id, contact_id, kind, subject_id, content, first_touch, last_touch, created_at)
select gen_random_uuid(), id, 'contact', gen_random_uuid(),
  '[["Name", "Ada Example"], ["Email", "visitor@example.com"], ["Company", "Example Engines"], ["Form", "Contact form on the home page"]]',
  '${touch}', '${touch}', now()
from contact;
insert into deliveries (id, kind, dedupe_key, subject_kind, subject_id, contact_id, payload, mail, recipient, about, sender, lane, state, next_attempt_at, expires_at, created_at) values
  (gen_random_uuid(), 'contact-mail', 'contact-mail:' || gen_random_uuid(), 'contact', gen_random_uuid(), gen_random_uuid(), '{"leadId": "00000000-0000-4000-8000-000000000000"}',
    'visitor', 'visitor-' || :n || '@example.org', 'capture', repeat('x', 43), 'measured', 'pending', now(), now(), now()),
  (gen_random_uuid(), 'owner-notice', 'owner-notice-contact-' || gen_random_uuid(), 'contact', gen_random_uuid(), gen_random_uuid(), '{"kind": "contact", "subjectId": "00000000-0000-4000-8000-000000000000"}',
    'owner', null, null, repeat('x', 43), 'measured', 'pending', now(), null, now());
commit;`

interface PgbenchOptions {
  program: string
  databaseUrl: string
  connections: number
  seconds: number
}

/** Returns how many leads a second pgbench writes with all their rows, without its time to connect. */
export function everyRowPerSecond({ program, databaseUrl, connections, seconds }: PgbenchOptions): number {
  const script = join(temporaryFolder(), 'every-row.sql')
  writeFileSync(script, everyRow)
  const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const said = execFileSync(program, [...args, '-f', script, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return Number(/^tps = ([\d.]+)/m.exec(said.toString())?.[1])
}

/** Starts the server of `plain-server.ts` as its own process. */
export async function startPlainServer(
  databaseUrl: string,
): Promise<{ url: string; pid: number; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'plain-server.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { url, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') }
}
