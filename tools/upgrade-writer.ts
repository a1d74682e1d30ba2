import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { messageOf } from '#domain/message-of'

const everyMs = 50

interface Written {
  /** How long each lead took to store, in ms. */
  readonly took: number[]
  readonly failed: string[]
}

/** Stores 20 leads a second, as any version of the site does, until it is stopped, without waiting for slow ones. */
export function writeLeads(connectionString: string): { stop(): Promise<Written> } {
  const pool = new pg.Pool({ connectionString, max: 60 })
  const over = new AbortController()
  const written: Written = { took: [], failed: [] }
  const underWay: Promise<void>[] = []

  async function writeOne(): Promise<void> {
    const [id, begun] = [randomUUID(), performance.now()]
    try {
      await pool.query(
        `with person as (
          insert into contacts (id, email, created_at, last_activity_at)
          values ($1::uuid, $1::uuid::text || '@example.com', now(), now()) returning id
        ), lead as (
          insert into contact_leads (id, email, created_at) select id, id::text || '@example.com', now() from person
        ), notice as (
          insert into deliveries (id, kind, dedupe_key, payload, state, created_at)
          select gen_random_uuid(), 'owner-notice', 'owner-notice:contact:' || id, '{}', 'pending', now() from person
        )
        insert into activities (id, contact_id, kind, subject_id, content, created_at)
        select gen_random_uuid(), id, 'contact', id, '[["Company", "Northgate"]]', now() from person`,
        [id],
      )
      written.took.push(performance.now() - begun)
    } catch (error) {
      written.failed.push(messageOf(error))
    }
  }

  async function writeSteadily(): Promise<void> {
    while (!over.signal.aborted) {
      underWay.push(writeOne())
      await wait(everyMs)
    }
  }
  const steadily = writeSteadily()
  return {
    async stop() {
      over.abort()
      await steadily
      await Promise.all(underWay)
      await pool.end()
      return written
    },
  }
}
