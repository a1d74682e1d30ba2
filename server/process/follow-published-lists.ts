import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { ChangeTopic } from '#domain/change-topic'
import type { Changes } from '#server/db/changes'
import type { Database } from '#server/db/connect'
import type { PublishedLists } from '#server/pages/published-lists.server'
import { listPublicCaseStudies } from '#server/queries/case-studies/case-studies.server'
import { publishedTestimonials } from '#server/queries/testimonials/testimonials.server'
import { heldTimes } from '#server/queries/calls/calls.server'
import { callLimits } from '#domain/call-rules'
import { keepRenewed } from './keep-renewed.ts'

/** Bounds the memory; the oldest are left out. */
const testimonialsAtMost = 1_000

export interface FollowedLists {
  current(): PublishedLists
  /** A number that changes whenever the published content of the topic changes. */
  version(topic: ChangeTopic): number
  close(): void
}

interface FollowPublishedListsOptions {
  database: Pick<Database, 'db' | 'now'>
  changes: Pick<Changes, 'subscribe'>
  log: Logger
}

/**
 * Loads what pages show from the database into this process, and reloads it as soon as it changes anywhere. A page is
 * then rendered without the database, which may be away, or occupied by a long statement.
 */
export async function followPublishedLists({
  database: { db, now },
  changes,
  log,
}: FollowPublishedListsOptions): Promise<FollowedLists> {
  const follow = <Row>(topic: ChangeTopic, read: () => Promise<readonly Row[]>) =>
    followList({ topic, read, changes, log })
  const [testimonials, studies, held] = await Promise.all([
    follow('testimonials', () => publishedTestimonials(db, { limit: testimonialsAtMost })),
    follow('case-studies', () => listPublicCaseStudies(db)),
    follow('calls', () => heldTimes(db, bookableRange(now()))),
  ])
  const versions = new Map([testimonials, studies, held].map(({ topic, version }) => [topic, version]))
  return {
    current: () => ({ testimonials: testimonials.rows(), studies: studies.rows(), heldTimes: held.rows() }),
    version: (topic) => versions.get(topic)?.() ?? 0,
    close() {
      testimonials.close()
      studies.close()
      held.close()
    },
  }
}

/** A month longer than calls can be requested for: the list is read again only when a call changes. */
const bookableRange = (from: Date) => ({
  from,
  to: new Date(from.getTime() + (callLimits.horizonDays + 30) * 24 * 3_600_000),
})

interface FollowListOptions<Row> extends Pick<FollowPublishedListsOptions, 'changes' | 'log'> {
  topic: ChangeTopic
  read(): Promise<readonly Row[]>
}

async function followList<Row>({ topic, read, changes, log }: FollowListOptions<Row>) {
  let rows = await read()
  let version = 0
  const { close } = keepRenewed({
    changes,
    topic,
    log,
    async renew() {
      const now = await read()
      if (isDeepStrictEqual(now, rows)) return
      rows = now
      version += 1
    },
  })
  return { topic, rows: () => rows, version: () => version, close }
}
