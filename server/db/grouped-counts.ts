import type { Database } from './connect.ts'
import { inGroups } from './in-groups.ts'
import type { Counted } from './memory-windows.ts'

type Pool = Database['pool']

interface Addition {
  key: string
  points: number
  windowMs: number
}

type Add = (addition: Addition) => Promise<Counted>

const adders = new WeakMap<Pool, Add>()

/** Adds to a key's window and returns its exact count afterwards, including others' additions. */
export function countDifferenceOf(pool: Pool): Add {
  let add = adders.get(pool)
  if (!add) {
    add = createAdder(pool)
    adders.set(pool, add)
  }
  return add
}

const largestGroup = 500

/** Concurrent counts of all counters share one statement. */
function createAdder(pool: Pool): Add {
  return inGroups({
    work: addAll,
    tagsOf: () => [],
    largest: largestGroup,
    isSharedFailure: () => true,
  })

  async function addAll(group: readonly Addition[]): Promise<Counted[]> {
    const sums = new Map<string, Addition>()
    for (const { key, points, windowMs } of group) {
      sums.set(key, { key, points: (sums.get(key)?.points ?? 0) + points, windowMs })
    }
    const { rows } = await pool.query<StoredCount>(addText, [JSON.stringify([...sums.values()])])
    const counts = new Map(
      rows.map(({ key, points, wait_ms }) => [
        key,
        { total: points - (sums.get(key)?.points ?? 0), waitSeconds: Math.max(0, Number(wait_ms)) / 1000 },
      ]),
    )
    // In order of arrival.
    return group.map(({ key, points }) => {
      const count = counts.get(key)
      if (!count) throw new Error('a count without a row')
      count.total += points
      return { ...count }
    })
  }
}

interface StoredCount {
  key: string
  points: number
  /** A bigint, which the driver returns as text. */
  wait_ms: string
}

/** Subtracts from a key's window unless it has ended; undefined when it has. */
export async function subtract(pool: Pool, key: string, points: number): Promise<Counted | undefined> {
  const { rows } = await pool.query<StoredCount>(giveBackText, [key, points])
  const row = rows[0]
  return row && { total: row.points, waitSeconds: Math.max(0, Number(row.wait_ms)) / 1000 }
}

/** `now()` would be the start of the transaction; this is the current time in milliseconds since 1970. */
const nowMsText = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/**
 * One reading of the clock per statement. The commit is not awaited, because a power cut may lose a count; sorted, so
 * that the groups of two processes never deadlock.
 */
const addText = `
  with clock as materialized (
    select ${nowMsText} as at from (select set_config('synchronous_commit', 'off', true) offset 0) as quiet
  )
  insert into rate_limits as kept (key, points, expire)
  select given.key, given.points, at + given."windowMs"
  from clock cross join json_to_recordset($1::json) as given (key text, points int, "windowMs" bigint)
  order by given.key
  on conflict (key) do update set
    points = case when kept.expire > (select at from clock) then kept.points + excluded.points else excluded.points end,
    expire = case when kept.expire > (select at from clock) then kept.expire else excluded.expire end
  returning key, points, expire - (select at from clock) as wait_ms`

const giveBackText = `
  update rate_limits set points = greatest(points - $2, 0) where key = $1 and expire > ${nowMsText}
  returning key, points, expire - ${nowMsText} as wait_ms`
