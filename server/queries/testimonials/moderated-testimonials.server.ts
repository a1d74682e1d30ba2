import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type {
  AdminTestimonial,
  getAdminTestimonials,
  TestimonialFilters,
} from '#contracts/get-admin-testimonials'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, countsOf, type Order, pageOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { searchable } from '#server/db/schema/searchable'
import { testimonials } from '#server/db/schema/testimonials'
import { holdsAll, typedWordsOf } from '#server/queries/contacts/search-words.server'
import { isItsForm, publishedFields } from './testimonials.server.ts'

const { id, created_at, is_approved, consent_wording, is_sample } = testimonials
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

const fields = {
  ...publishedFields,
  consent_wording,
  permission_asked_at: testimonials.permission_asked_at,
  written: testimonials.written,
}

const isQuestionUnsent = sql<boolean>`coalesce((
  select ${deliveries.state} <> 'delivered' from ${deliveries}
  where ${deliveries.recipient} = ${contacts.email} and ${deliveries.kind} = 'permission-mail'
    and ${deliveries.about} = ${id}::text
  order by ${deliveries.created_at} desc limit 1
), false)`

/** The searched text. It begins with a space, because short words match only at the beginning of a word. */
const searchText = searchable(
  sql`concat_ws(' ', '', ${testimonials.name}, ${testimonials.role}, ${testimonials.company}, ${testimonials.testimonial})`,
)

interface Page {
  q?: string | undefined
  filters?: TestimonialFilters | undefined
  cursor?: string | undefined
  /** Default: no limit. */
  limit?: number | undefined
}

/** Lists the testimonials for moderators, newest first. */
export async function moderatedTestimonials(
  db: Db,
  { q, filters = {}, cursor, limit = Number.MAX_SAFE_INTEGER - 1 }: Page,
): Promise<OutputOf<typeof getAdminTestimonials>> {
  const where = and(
    filters.state && stateConditions[filters.state],
    filters.category && eq(testimonials.category, filters.category),
    filters.id === undefined ? undefined : eq(id, filters.id),
    q === undefined ? undefined : holdsAll(searchText, typedWordsOf(q)),
  )
  const [{ rows, nextCursor }, count, totals] = await Promise.all([
    pageOf(db, { fields, from: testimonials, where, order: newestFirst, cursor, limit }),
    countOf(db, testimonials, where),
    countsOf(db, {
      pending: [testimonials, stateConditions.pending],
      approved: [testimonials, stateConditions.approved],
      ready: [testimonials, and(stateConditions.pending, or(is_sample, isNotNull(consent_wording)))],
      samples: [testimonials, and(stateConditions.approved, is_sample)],
    }),
  ])
  const authors = await authorsOf(
    db,
    rows.map((row) => row.id),
  )
  const data = rows.map((row) => ({
    ...row,
    ...(authors.get(row.id) ?? { contact: null, isQuestionUnsent: false }),
    created_at: row.created_at.toISOString(),
    permission_asked_at: row.permission_asked_at?.toISOString() ?? null,
  }))
  return { data, nextCursor, count, totals }
}

const stateConditions: Readonly<Record<NonNullable<TestimonialFilters['state']>, SQL>> = {
  pending: sql`not ${is_approved}`,
  approved: sql`${is_approved}`,
}

type Author = Pick<AdminTestimonial, 'contact' | 'isQuestionUnsent'>

/** Returns the authors' contacts, by the address they gave or by assignment. */
async function authorsOf(db: Db, ids: readonly string[]): Promise<Map<string, Author>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id, contactId: contacts.id, confirmedAt: contacts.confirmed_at, isQuestionUnsent })
    .from(testimonials)
    .innerJoin(activities, isItsForm)
    .innerJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(sql`${id} = any(${idArray(ids)})`)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        contact: { id: row.contactId, isConfirmed: row.confirmedAt !== null },
        isQuestionUnsent: row.isQuestionUnsent,
      },
    ]),
  )
}
