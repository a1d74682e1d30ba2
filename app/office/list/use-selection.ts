import { useState } from 'react'

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
}

interface Chosen {
  /** The view these belong to: another filter chooses nothing. */
  view: string
  isAll: boolean
  /** What is chosen, or with `isAll` what is not. */
  ids: ReadonlySet<string>
  last: string | undefined
}

/**
 * Which rows are chosen: one by one, or all of a view with exceptions.
 * @param view what was asked for, as text; when it changes nothing is chosen any more
 * @param page the ids of the rows on the screen
 * @param total how many rows the view has, as far as it is counted
 */
export function useSelection(view: string, page: readonly string[], total: number): Selection {
  const none: Chosen = { view, isAll: false, ids: new Set(), last: undefined }
  const [kept, setChosen] = useState(none)
  const chosen = kept.view === view ? kept : none
  const has = (id: string) => chosen.ids.has(id) !== chosen.isAll

  const put = (ids: readonly string[], on: boolean, last = chosen.last) => {
    const next = new Set(chosen.ids)
    for (const id of ids) {
      if (on === chosen.isAll) next.delete(id)
      else next.add(id)
    }
    setChosen({ ...chosen, ids: next, last })
  }
  return {
    has,
    count: chosen.isAll ? Math.max(total - chosen.ids.size, 0) : chosen.ids.size,
    isAll: chosen.isAll,
    except: chosen.isAll ? [...chosen.ids] : [],
    ids: chosen.isAll ? [] : [...chosen.ids],
    toggle: (id) => put([id], !has(id), id),
    toggleTo(id) {
      const ends = [page.indexOf(chosen.last ?? id), page.indexOf(id)].toSorted((one, other) => one - other)
      put(page.slice(Math.max(ends[0] ?? 0, 0), (ends[1] ?? 0) + 1), true, id)
    },
    togglePage: () => put(page, !page.every(has)),
    chooseAll: () => setChosen({ view, isAll: true, ids: new Set(), last: undefined }),
    onlyPage: () => setChosen({ view, isAll: false, ids: new Set(page.filter(has)), last: undefined }),
    clear: () => setChosen(none),
  }
}
