import type { Db, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { searchBounds } from './search-bounds.server.ts'
import { type AskedSearch, countMatches, isSmallSet, type SearchedPage } from './search-counts.server.ts'
import { countWindowed, readByWindow } from './windowed-search.server.ts'
import { wholeSet } from './whole-search.server.ts'

/**
 * Returns a page of a search within filters. A small set is read from the indexes, counted and sorted. For a large one,
 * contacts are read in order until the page is full, and the count may be a lower bound (`exact: false`).
 * @throws NotACursor
 */
export async function searchedContacts(db: Db | Transaction, asked: AskedSearch): Promise<SearchedPage> {
  const { wholeSetUpTo, fewIds, window, countedTo } = await searchBounds(db)
  const walk = () => readByWindow(db, asked, asked.order({ atMost: Infinity }), window)
  // If another page counted inexactly, the set is large, so the contacts are read in order.
  if (asked.count?.exact === false) return { ...(await walk()), count: asked.count }
  // Counted first if a long statement would block others, or if the order depends on the count.
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
