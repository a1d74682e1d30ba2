import { useState } from 'react'
import {
  allChosen,
  chosenCount,
  type ChosenRows,
  isChosen,
  noneChosen,
  onPageOnly,
  withPageToggled,
  withRangeTo,
  withToggled,
} from './chosen-rows.ts'

type ChosenInput<Filter> = { ids: string[] } | { filter: Filter; except: string[]; expectedCount: number }

export interface Selection {
  has: (id: string) => boolean
  /** How many are chosen; over a whole view as far as it is counted. */
  count: number
  /** The whole view is chosen, however many pages it has. */
  isAll: boolean
  /** Those taken out of the whole view. */
  except: readonly string[]
  /** Chosen one by one. */
  ids: readonly string[]
  toggle: (id: string) => void
  /** All from the last one that was toggled to this one. */
  toggleTo: (id: string) => void
  togglePage: () => void
  chooseAll: () => void
  onlyPage: () => void
  clear: () => void
  /** What an act takes: those chosen by their ids, or all that a filter finds but some; of more than go at once the newest. */
  chosen: <Filter>(filter: Filter, most?: number) => ChosenInput<Filter>
}

/**
 * Which rows are chosen: one by one, or all of a view with exceptions.
 * @param view what was asked for, as text; when it changes nothing is chosen any more
 * @param page the ids of the rows on the screen
 * @param total how many rows the view has, as far as it is counted
 */
export function useSelection(view: string, page: readonly string[], total: number): Selection {
  const [kept, setKept] = useState({ view, rows: noneChosen })
  const rows = kept.view === view ? kept.rows : noneChosen
  const put = (next: ChosenRows) => setKept({ view, rows: next })
  return {
    has: (id) => isChosen(rows, id),
    count: chosenCount(rows, total),
    isAll: rows.isAll,
    except: rows.isAll ? [...rows.ids] : [],
    ids: rows.isAll ? [] : [...rows.ids],
    toggle: (id) => put(withToggled(rows, id)),
    toggleTo: (id) => put(withRangeTo(rows, page, id)),
    togglePage: () => put(withPageToggled(rows, page)),
    chooseAll: () => put(allChosen),
    onlyPage: () => put(onPageOnly(rows, page)),
    // Called once an act is done: another view, and what was chosen of it, may have come meanwhile.
    clear: () => setKept((last) => (last.view === view ? { view, rows: noneChosen } : last)),
    chosen: (filter, most = Infinity) =>
      rows.isAll
        ? { filter, except: [...rows.ids], expectedCount: Math.min(chosenCount(rows, total), most) }
        : { ids: [...rows.ids] },
  }
}
