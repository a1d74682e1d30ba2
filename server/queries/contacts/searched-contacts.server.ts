import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { type AskedSearch, countLegs, fewIds, isSmall, type SearchedPage } from './search-legs.server.ts'
import { countWalked, walked } from './walked-search.server.ts'
import { wholeSet } from './whole-search.server.ts'

/**
 * Up to how many people, and notes and answers, the whole set is read, counted and put in order; and how many contacts
 * one statement walks. Among very many contacts each text is a page of its own to read, and what many hold is met soon
 * by walking. The embedded database answers nobody else meanwhile, and takes some five times as long.
 */
const bounds = {
  postgres: {
    most: sql`(select case when reltuples > 300000 then 15000 else 50000 end from pg_class where oid = 'contacts'::regclass)`,
    window: 2_000,
  },
  embedded: { most: sql`4000`, window: 400 },
}
/** As far as what is walked is counted. */
const countedTo = { postgres: 10_000, embedded: 4_000 }

/**
 * A page of the contacts that a search finds among those that filters leave. Where few are found, all of them are read
 * from the indexes, counted and put in order. Where many are, contacts are walked in order until the page is full; they
 * are then counted only as far as that is quick, and the count says so.
 * @throws NotACursor
 */
export async function searchedContacts(db: Db | Transaction, asked: AskedSearch): Promise<SearchedPage> {
  const engine = isEmbedded(db) ? 'embedded' : 'postgres'
  const { most, window } = bounds[engine]
  const walk = () => walked(db, asked, asked.order({ atMost: Infinity }), window)
  // As many as another page has found are walked.
  if (asked.count?.exact === false) return { ...(await walk()), count: asked.count }
  // Known first where a long statement would hold others up, or the order depends on it.
  let legs = engine === 'embedded' || asked.isRanked ? await countLegs(db, asked, most) : undefined
  if (!legs || isSmall(legs)) {
    const order = asked.order({ atMost: legs ? legs.people + legs.texts : Infinity })
    const whole = await wholeSet(db, asked, order, { most, isJoined: false })
    legs = whole.legs
    if (isSmall(legs)) {
      if (legs.texts <= fewIds) return whole.page
      return (await wholeSet(db, asked, order, { most, isJoined: true })).page
    }
  }
  const [page, count] = await Promise.all([
    walk(),
    asked.count ?? countWalked(db, asked, { window, legs, most: countedTo[engine] }),
  ])
  return { ...page, count }
}
