import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { searchBounds } from './search-bounds.server.ts'
import { type AskedSearch, countMatches, isSmallSet, type SearchedPage } from './search-counts.server.ts'
import { countWindowed, readByWindow } from './windowed-search.server.ts'
import { wholeSet } from './whole-search.server.ts'

/**
 * A page of a search within filters. A small set is read from the indexes, counted and sorted. For a large one,
 * contacts are read in order until the page is full, and counted only as far as that is fast; the count says so.
 * @throws NotACursor
 */
export async function searchedContacts(db: Db | Transaction, asked: AskedSearch): Promise<SearchedPage> {
  const { wholeSetUpTo, fewIds, window, countedTo } = await searchBounds(db)
  const walk = () => readByWindow(db, asked, asked.order({ atMost: Infinity }), window)
  // A set as large as another page has counted is walked.
  if (asked.count?.exact === false) return { ...(await walk()), count: asked.count }
  // Counted first where a long statement would block others, or the order depends on it.
  let counts = isEmbedded(db) || asked.isRanked ? await countMatches(db, asked, wholeSetUpTo) : undefined
  if (!counts || isSmallSet(counts, wholeSetUpTo)) {
    const order = asked.order({ atMost: counts ? counts.people + counts.texts : Infinity })
    const whole = await wholeSet(db, asked, order, { wholeSetUpTo, fewIds })
    counts = whole.counts
    if (isSmallSet(counts, wholeSetUpTo)) return whole.page
  }
  const [page, count] = await Promise.all([
    walk(),
    asked.count ?? countWindowed(db, asked, { window, counts, countedTo }),
  ])
  return { ...page, count }
}
