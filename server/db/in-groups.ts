import { isDatabaseAway, isDiskFull } from './failures.ts'

interface Options<Item, Result> {
  /** Does the work of a group and returns the results in its order. */
  work(group: readonly Item[]): Promise<readonly Result[]>
  /** Two items with a tag in common never share a group. */
  tagsOf(item: Item): readonly string[]
  /** More would make the first of a group wait for the last. */
  largest: number
  /** More than one only when there is a full group to begin, or when those under way are held up. */
  groupsAtOnce?: number
  /**
   * Whether a failure is no item's own: then none is tried alone, and each of them has failed. Default: what a database
   * that is away or full brings about. A commit whose answer was lost may have happened.
   */
  isNobodys?(error: unknown): boolean
}

/** After so long a group holds up no other: it may be waiting for somebody's lock. */
const heldUpMs = 100

interface Waiting<Item, Result> {
  item: Item
  tags: readonly string[]
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Lets items that come at the same moment share a group: an item that finds nothing under way is worked on at once,
 * and what comes meanwhile is the next group, as few and large ones cost less than many small ones side by side. When
 * a group fails because of what it holds, each of its items is worked on alone, so that a bad one fails for itself only.
 */
export function inGroups<Item, Result>({
  work,
  tagsOf,
  largest,
  groupsAtOnce = 2,
  isNobodys = (error) => isDatabaseAway(error) || isDiskFull(error),
}: Options<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let underWay = 0
  /** Of those, the ones that have not taken long yet. */
  let prompt = 0
  let planned = false

  async function workOn(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (error) {
      if (group.length === 1 || isNobodys(error)) for (const { reject } of group) reject(error)
      else await Promise.all(group.map((one) => workOn([one])))
    }
  }

  function takeGroup(): Waiting<Item, Result>[] {
    const group: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    const taken = new Set<string>()
    for (const each of waiting) {
      if (group.length < largest && !each.tags.some((tag) => taken.has(tag))) {
        group.push(each)
        for (const tag of each.tags) taken.add(tag)
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

  /** After everything that has arrived by now has been read. */
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
