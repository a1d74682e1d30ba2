import { isDatabaseUnavailable, isDiskFull } from './failures.ts'

interface Options<Item, Result> {
  /** Processes a group and returns the results in order. */
  work(group: readonly Item[]): Promise<readonly Result[]>
  /** Two items with a common tag never share a group. */
  tagsOf(item: Item): readonly string[]
  /** A larger group would make its first item wait for the last. */
  largest: number
  /** More than one only when a full group is ready, or when running ones are blocked. */
  groupsAtOnce?: number
  /**
   * Returns whether no single item caused a failure; then all items of the group fail, and none is retried alone.
   * Default: failures of an unreachable or full database, because a commit whose response was lost may be stored.
   */
  isSharedFailure?(error: unknown): boolean
}

/** A group that takes longer than this, perhaps because it waits for a lock, no longer blocks the next one. */
const heldUpMs = 100

interface Waiting<Item, Result> {
  item: Item
  tags: readonly string[]
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Groups items that arrive at the same moment: an item is processed at once if nothing runs, and items arriving in
 * the meantime form the next group, because a few large groups cost less than many small ones. When a group fails
 * because of its content, each item is processed alone, so that a bad one fails alone.
 */
export function inGroups<Item, Result>({
  work,
  tagsOf,
  largest,
  groupsAtOnce = 2,
  isSharedFailure = (error) => isDatabaseUnavailable(error) || isDiskFull(error),
}: Options<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let underWay = 0
  /** How many running groups have run for less than `heldUpMs`. */
  let prompt = 0
  let planned = false

  async function workOn(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      if (group.length === 1 || isSharedFailure(error)) for (const { reject } of group) reject(error)
      else await Promise.all(group.map((one) => workOn([one])))
    }
  }

  function takeGroup(): Waiting<Item, Result>[] {
    const group: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    const groupTags = new Set<string>()
    for (const each of waiting) {
      if (group.length < largest && !each.tags.some((tag) => groupTags.has(tag))) {
        group.push(each)
        for (const tag of each.tags) groupTags.add(tag)
      } else rest.push(each)
    }
    waiting = rest
    return group
  }

  function begin(): void {
    underWay += 1
    prompt += 1
    let isPrompt = true
    const noLongerPrompt = () => {
      if (isPrompt) prompt -= 1
      isPrompt = false
      plan()
    }
    const timer = setTimeout(noLongerPrompt, heldUpMs)
    void workOn(takeGroup()).finally(() => {
      clearTimeout(timer)
      underWay -= 1
      noLongerPrompt()
    })
  }

  function start(): void {
    planned = false
    const mayBegin = () => underWay < groupsAtOnce && (prompt === 0 || waiting.length >= largest)
    while (waiting.length > 0 && mayBegin()) begin()
  }

  /** Starts groups after everything that has arrived is read. */
  function plan(): void {
    if (planned) return
    planned = true
    setImmediate(start)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, tags: tagsOf(item), resolve, reject })
      plan()
    })
}
