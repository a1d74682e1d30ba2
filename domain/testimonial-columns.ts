/** The fields that decide a testimonial’s position. */
interface Placed {
  testimonial: string
  is_featured: boolean
  repaired_from: string | null
  repaired_to: string | null
}

interface Column<Item> {
  /** Null for those without a link. */
  link: { from: string; to: string } | null
  items: Item[]
}

/** The maximum length of a quote that is shown large, unless it is featured. */
const largeAtMost = 110

/**
 * The layout of the public list (behavior 11.3): one large testimonial, the newest featured one, else the newest that
 * is short enough; the others in columns by the link that was repaired, in list order, those without a link last.
 * @param items featured first, then newest
 */
export function testimonialColumns<Item extends Placed>(
  items: readonly Item[],
): { large: Item | undefined; columns: readonly Column<Item>[] } {
  const large = items[0]?.is_featured
    ? items[0]
    : items.find(({ testimonial }) => testimonial.length <= largeAtMost)
  const columns = new Map<string, Column<Item>>()
  for (const item of items) {
    if (item === large) continue
    const { repaired_from: from, repaired_to: to } = item
    const link = from !== null && to !== null ? { from, to } : null
    const key = link ? JSON.stringify([from, to]).toLowerCase() : ''
    const column = columns.get(key)
    if (column) column.items.push(item)
    else columns.set(key, { link, items: [item] })
  }
  const all = [...columns.values()]
  return { large, columns: [...all.filter(({ link }) => link), ...all.filter(({ link }) => !link)] }
}
