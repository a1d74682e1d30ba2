import { and, eq, getTableColumns, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { CaseStudyFilters, listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import type { Db } from '#server/db/connect'
import { countOf, countsOf, type Order, pageOf } from '#server/db/page'
import { caseStudies } from '#server/db/schema/case-studies'
import { searchable } from '#server/db/schema/searchable'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'
import { adminOf } from './case-studies.server.ts'

const { id, created_at, is_published, image_url, image_error } = caseStudies
const fields = getTableColumns(caseStudies)
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

/** The searched text. It begins with a space, because short words match only at the beginning of a word. */
const searchText = searchable(
  sql`concat_ws(' ', '', ${caseStudies.title}, ${caseStudies.client_name}, ${caseStudies.industry})`,
)

const stateConditions: Readonly<Record<NonNullable<CaseStudyFilters['state']>, SQL | undefined>> = {
  site: eq(is_published, true),
  drafts: not(is_published),
  // A draft may have no picture yet.
  broken: or(isNotNull(image_error), and(is_published, isNull(image_url))),
}

interface Page {
  q?: string | undefined
  filters?: CaseStudyFilters | undefined
  cursor?: string | undefined
  /** Default: no limit. */
  limit?: number | undefined
}

/** Lists the case studies for the back office, newest first. */
export async function listAllCaseStudies(
  db: Db,
  { q, filters = {}, cursor, limit = Number.MAX_SAFE_INTEGER - 1 }: Page,
): Promise<OutputOf<typeof listAdminCaseStudies>> {
  const where = and(
    filters.state && stateConditions[filters.state],
    filters.id === undefined ? undefined : eq(id, filters.id),
    q === undefined ? undefined : holdsAll(searchText, typedWordsOf(q)),
  )
  const [{ rows, nextCursor }, count, totals] = await Promise.all([
    pageOf(db, { fields, from: caseStudies, where, order: newestFirst, cursor, limit }),
    countOf(db, caseStudies, where),
    countsOf(db, {
      all: [caseStudies, undefined],
      site: [caseStudies, stateConditions.site],
      drafts: [caseStudies, stateConditions.drafts],
      broken: [caseStudies, stateConditions.broken],
    }),
  ])
  return { data: rows.map(adminOf), nextCursor, count, totals }
}
