import { sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { ListedRegistration, listWorkshopRegistrations } from '#contracts/list-workshop-registrations'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { countOf, type Order, pageOf } from '#server/db/page'
import { registrationSearchText, workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { contactIdsOf } from '#server/queries/lists/contact-ids.server'
import { foundIds } from '#server/queries/lists/found-ids.server'

const { id, name, email, company, zoom_registrant_id, join_url, created_at } = workshopRegistrations
const fields = { id, name, email, company, zoom_registrant_id, join_url, created_at }
const newestFirst: Order = [
  { by: created_at, type: 'timestamptz' },
  { by: id, type: 'uuid' },
]

interface Page {
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Returns a page of the readiness workshop's registrations. */
export async function listedRegistrations(
  db: Db,
  { q, ...page }: Page,
): Promise<OutputOf<typeof listWorkshopRegistrations>> {
  const search = { from: workshopRegistrations, text: registrationSearchText, where: undefined }
  const found = q === undefined ? undefined : await foundIds(db, { ...search, q })
  const where = found && sql`${id} = any(${idArray(found.ids)})`
  const [{ rows, nextCursor }, count] = await Promise.all([
    registrationsPage(db, { ...page, where }),
    countOf(db, workshopRegistrations, where),
  ])
  const people = await contactIdsOf(
    db,
    rows.map((row) => row.email),
  )
  return {
    data: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      company: row.company,
      contactId: people.get(row.email) ?? null,
      registeredAt: row.created_at.toISOString(),
      zoom: zoomStateOf(row),
    })),
    nextCursor,
    count: found?.isPartial ? { ...count, exact: false } : count,
  }
}

const registrationsPage = (
  db: Db,
  page: { where?: ReturnType<typeof sql> | undefined; cursor?: string | undefined; limit: number },
) =>
  pageOf(db, {
    fields,
    from: workshopRegistrations,
    order: newestFirst,
    where: page.where,
    cursor: page.cursor,
    limit: page.limit,
  })

export type RegistrationRow = Awaited<ReturnType<typeof registrationsPage>>['rows'][number]

/** Yields every registration for the export, page by page. */
export async function* allRegistrations(db: Db, atOnce: number): AsyncGenerator<RegistrationRow[]> {
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await registrationsPage(db, { cursor, limit: atOnce })
    yield rows
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

type ZoomColumns = Pick<RegistrationRow, 'zoom_registrant_id' | 'join_url'>

export function zoomStateOf(row: ZoomColumns): ListedRegistration['zoom'] {
  if (row.zoom_registrant_id === null) return 'not_yet'
  return row.join_url === null ? 'approval' : 'confirmed'
}
