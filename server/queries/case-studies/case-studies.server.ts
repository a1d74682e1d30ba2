import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import type { AdminCaseStudy, PublicCaseStudy } from '#contracts/case-study'
import { drawnThumbnails, metricsOf, ownPicture, slugOf, tagsOf } from '#domain/case-study'
import { gammaAddressOf } from '#domain/gamma-address'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { timeOf } from '#server/db/time-of'
import { caseStudies } from '#server/db/schema/case-studies'
import { pictures } from '#server/db/schema/pictures'
import { pictureHashOf } from '#server/queries/pictures/pictures.server'

type Row = typeof caseStudies.$inferSelect

type CaseStudyChange = Partial<Omit<Row, 'id' | 'slug' | 'created_at' | 'updated_at'>>

/** Newest first, with a stable order for equal times. */
const newestFirst = [desc(caseStudies.created_at), desc(caseStudies.id)]

/** Returns published studies, newest first; `featured` limits them to featured ones. */
export async function listPublicCaseStudies(
  db: Db,
  { featured = false }: { featured?: boolean | undefined } = {},
): Promise<PublicCaseStudy[]> {
  const rows = await db
    .select()
    .from(caseStudies)
    .where(and(eq(caseStudies.is_published, true), featured ? eq(caseStudies.featured, true) : undefined))
    .orderBy(...newestFirst)
  return rows.map(publicOf)
}

interface NewCaseStudy {
  title: string
  gammaUrl?: string
  /** A path on this site. */
  imagePath?: string | undefined
  isPublished: boolean
}

/** Inserts a study, published or as a draft. */
export async function insertCaseStudy(
  tx: Transaction,
  { title, gammaUrl, imagePath, isPublished }: NewCaseStudy,
  now: Date,
): Promise<AdminCaseStudy> {
  const id = randomUUID()
  const [row] = await tx
    .insert(caseStudies)
    .values({
      id,
      slug: await freeSlug(tx, title, id),
      title,
      gamma_url: gammaUrl,
      image_url: imagePath,
      is_published: isPublished,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return adminOf(row)
}

/** Takes a lock on the slug, because two studies with one title added at once would both find it free. */
async function freeSlug(tx: Transaction, title: string, id: string): Promise<string> {
  const slug = slugOf(title)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`case-study-slug:${slug}`}, 0))`)
  const sameSlug = await tx.select({ id: caseStudies.id }).from(caseStudies).where(eq(caseStudies.slug, slug))
  return sameSlug.length > 0 ? `${slug}-${id.slice(0, 8)}` : slug
}

/** Locks a study until the transaction ends; undefined if it does not exist. */
export async function caseStudyForUpdate(tx: Transaction, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(caseStudies).where(eq(caseStudies.id, id)).for('update')
  return row
}

/** Returns the part of a change that differs from the stored study. */
export function differencesFrom(study: Row, change: CaseStudyChange): CaseStudyChange {
  return Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(study[name as keyof Row]) !== JSON.stringify(value),
    ),
  )
}

/** Updates the given columns, if any; undefined if the study does not exist. */
export async function changeCaseStudy(
  tx: Transaction,
  id: string,
  change: CaseStudyChange,
  now: Date,
): Promise<AdminCaseStudy | undefined> {
  const isChange = Object.keys(change).length > 0
  const [row] = await tx
    .update(caseStudies)
    .set({ ...change, updated_at: isChange ? now : caseStudies.updated_at })
    .where(eq(caseStudies.id, id))
    .returning()
  return row && adminOf(row)
}

export async function removeCaseStudy(tx: Transaction, id: string): Promise<void> {
  await tx.delete(caseStudies).where(eq(caseStudies.id, id))
}

/** Returns the URLs of a study's presentation and picture; undefined if the study does not exist. */
export async function caseStudyLinks(
  db: Db,
  id: string,
): Promise<Pick<Row, 'gamma_url' | 'image_url'> | undefined> {
  const [links] = await db
    .select({ gamma_url: caseStudies.gamma_url, image_url: caseStudies.image_url })
    .from(caseStudies)
    .where(eq(caseStudies.id, id))
  return links
}

/** Returns studies whose picture is missing, on another host, or deleted. */
export async function brokenThumbnails(tx: Transaction): Promise<Row[]> {
  const rows = await tx.select().from(caseStudies).for('update')
  const stored = new Set((await tx.select({ hash: pictures.hash }).from(pictures)).map(({ hash }) => hash))
  const loads = (path: string) =>
    drawnThumbnails.some((drawn) => drawn === path) || stored.has(pictureHashOf(path) ?? '')
  return rows.filter(({ image_url }) => image_url === null || !loads(image_url))
}

/** Updates a study outside of a function call, unless its picture has changed since. */
export async function changeFetched(
  db: Db,
  { id, imageUrl }: { id: string; imageUrl: string | null },
  change: (tx: Transaction, now: Date) => Promise<CaseStudyChange>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const here = and(
      eq(caseStudies.id, id),
      imageUrl === null ? isNull(caseStudies.image_url) : eq(caseStudies.image_url, imageUrl),
    )
    const [row] = await tx.select({ id: caseStudies.id }).from(caseStudies).where(here).for('update')
    if (!row) return
    await changeCaseStudy(tx, id, await change(tx, now), now)
    await announceChange(tx, 'case-studies')
  })
}

/** Returns the rows of the sample studies, published a second apart so that they keep their order. */
export async function insertSampleCaseStudies(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(caseStudies).values(
    sampleCaseStudies.map((sample, index) => ({
      ...sample,
      slug: slugOf(sample.title),
      is_sample: true,
      created_at: new Date(now.getTime() - index * 1_000),
      updated_at: now,
    })),
  )
}

function publicOf(row: Row): PublicCaseStudy {
  const { image_error: _error, gamma_title: _title, ...shown } = row
  return {
    ...shown,
    image_url: ownPicture(row.image_url),
    client_logo_url: ownPicture(row.client_logo_url),
    gamma_url: gammaAddressOf(row.gamma_url ?? '') ?? null,
    tags: tagsOf(row.tags),
    metrics: metricsOf(row.metrics),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function adminOf(row: Row): AdminCaseStudy {
  const { image_error, gamma_title } = row
  const wanted_image_url = row.image_url !== null && ownPicture(row.image_url) === null ? row.image_url : null
  return { ...publicOf(row), wanted_image_url, image_error, gamma_title }
}
