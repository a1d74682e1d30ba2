/** The selection of a list: rows by id, or a whole view with exceptions. */
export interface ChosenRows {
  readonly isAll: boolean
  /** The selected ids, or with `isAll` the excluded ones. */
  readonly ids: ReadonlySet<string>
  /** The row toggled last, where a range starts. */
  readonly last: string | undefined
}

export const noneChosen: ChosenRows = { isAll: false, ids: new Set(), last: undefined }
export const allChosen: ChosenRows = { isAll: true, ids: new Set(), last: undefined }

export const isChosen = ({ isAll, ids }: ChosenRows, id: string): boolean => ids.has(id) !== isAll

/** The size of the selection in a view with `total` rows. */
export const chosenCount = ({ isAll, ids }: ChosenRows, total: number): number =>
  isAll ? Math.max(total - ids.size, 0) : ids.size

/** Selects or deselects rows, also in a selected view, where deselected rows are the exceptions. */
function withChosen(chosen: ChosenRows, ids: readonly string[], on: boolean): ChosenRows {
  const next = new Set(chosen.ids)
  for (const id of ids) {
    if (on === chosen.isAll) next.delete(id)
    else next.add(id)
  }
  return { ...chosen, ids: next }
}

export const withToggled = (chosen: ChosenRows, id: string): ChosenRows => ({
  ...withChosen(chosen, [id], !isChosen(chosen, id)),
  last: id,
})

/** Selects the rows from the one toggled last to `id`; only `id` if that row is not on this page. */
export function withRangeTo(chosen: ChosenRows, page: readonly string[], id: string): ChosenRows {
  const to = page.indexOf(id)
  const from = chosen.last === undefined ? -1 : page.indexOf(chosen.last)
  const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...withChosen(chosen, range, true), last: id }
}

/** Selects the page, or deselects it if it was selected. */
export const withPageToggled = (chosen: ChosenRows, page: readonly string[]): ChosenRows =>
  withChosen(chosen, page, !page.every((id) => isChosen(chosen, id)))

/** Reduces the selection to its rows on this page. */
export const onPageOnly = (chosen: ChosenRows, page: readonly string[]): ChosenRows =>
  withChosen(
    noneChosen,
    page.filter((id) => isChosen(chosen, id)),
    true,
  )
