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
  /** The size of the selection; for a whole view, at most its limited count. */
  count: number
  /** Whether the whole view is selected, over all pages. */
  isAll: boolean
  /** The excluded rows of the whole view. */
  except: readonly string[]
  /** Rows selected one by one. */
  ids: readonly string[]
  toggle: (id: string) => void
  /** Selects from the row toggled last to this one. */
  toggleTo: (id: string) => void
  togglePage: () => void
  chooseAll: () => void
  onlyPage: () => void
  clear: () => void
  /** The selection as an action takes it: ids, or a filter with exceptions; beyond the limit the newest. */
  chosen: <Filter>(filter: Filter, max?: number) => ChosenInput<Filter>
}

/**
 * The selection of a list: rows by id, or a whole view with exceptions.
 * @param view the query as text; a change clears the selection
 * @param page the ids of the rows on the screen
 * @param total the size of the view, as far as it is counted
 */
export function useSelection(view: string, page: readonly string[], total: number): Selection {
  const [kept, setStored] = useState({ view, rows: noneChosen })
  const rows = kept.view === view ? kept.rows : noneChosen
  const put = (next: ChosenRows) => setStored({ view, rows: next })
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
    // Called after an action: the view and its selection may have changed since.
    clear: () => setStored((last) => (last.view === view ? { view, rows: noneChosen } : last)),
    chosen: (filter, max = Infinity) =>
      rows.isAll
        ? { filter, except: [...rows.ids], expectedCount: Math.min(chosenCount(rows, total), max) }
        : { ids: [...rows.ids] },
  }
}
