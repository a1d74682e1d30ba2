/** Which rows of a list are chosen: one by one, or all of a view with exceptions. */
export interface ChosenRows {
  readonly isAll: boolean
  /** What is chosen, or with `isAll` what is not. */
  readonly ids: ReadonlySet<string>
  /** The last one that was toggled, from which a range begins. */
  readonly last: string | undefined
}

export const noneChosen: ChosenRows = { isAll: false, ids: new Set(), last: undefined }
export const allChosen: ChosenRows = { isAll: true, ids: new Set(), last: undefined }

export const isChosen = ({ isAll, ids }: ChosenRows, id: string): boolean => ids.has(id) !== isAll

/** How many are chosen of a view with `total` rows. */
export const chosenCount = ({ isAll, ids }: ChosenRows, total: number): number =>
  isAll ? Math.max(total - ids.size, 0) : ids.size

/** The same with some chosen, or taken out. */
export function withChosen(chosen: ChosenRows, ids: readonly string[], on: boolean): ChosenRows {
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

/** With all rows of the page chosen from the one toggled last to `id`; with `id` alone when that one is on no such page. */
export function withRangeTo(chosen: ChosenRows, page: readonly string[], id: string): ChosenRows {
  const to = page.indexOf(id)
  const from = chosen.last === undefined ? -1 : page.indexOf(chosen.last)
  const range = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...withChosen(chosen, range, true), last: id }
}

/** With the whole page chosen, or none of it when it was. */
export const withPageToggled = (chosen: ChosenRows, page: readonly string[]): ChosenRows =>
  withChosen(chosen, page, !page.every((id) => isChosen(chosen, id)))

/** Those of the page alone. */
export const onPageOnly = (chosen: ChosenRows, page: readonly string[]): ChosenRows =>
  withChosen(
    noneChosen,
    page.filter((id) => isChosen(chosen, id)),
    true,
  )
