import type pg from 'pg'

/** The execution from which a statement gets a name; rarer ones are not worth the memory. */
const namedFrom = 5
const maxNamed = 400
/** A plan for a rare word does not suit a frequent one, so these are planned each time. */
const searches = / i?like \$| <% |to_tsquery\(/
/** How many statement texts are counted: a statement with a list has one text per length. */
const maxCounted = 2_000

/**
 * Names frequent statements, so that each connection parses and plans them once, which costs as much as executing
 * most of our own. Names are renewed when tables are analyzed, because a plan made for an empty table would stay.
 * @returns a function that names the statements of a new connection
 */
export function namedStatements(): (client: pg.PoolClient) => void {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNamed) return name
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= maxCounted) counts.clear()
    counts.set(text, count)
    if (count < namedFrom || searches.test(text)) return undefined
    counts.delete(text)
    names.set(text, `again ${names.size + 1}`)
    return names.get(text)
  }

  return (client) => {
    // Looked up per call, so that wrappers of the client see these queries too.
    const driver = Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown }
    client.query = ((asked: unknown, values: unknown, ...rest: unknown[]) =>
      driver.query.call(
        client,
        Array.isArray(values) && values.length > 0 ? withName(asked, nameOf) : asked,
        values,
        ...rest,
      )) as typeof client.query
  }
}

/** Only a query with parameters is certainly one statement. */
function withName(asked: unknown, nameOf: (text: string) => string | undefined): unknown {
  const config = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig)
  if (typeof config.text !== 'string' || config.name !== undefined) return asked
  const name = nameOf(config.text)
  return name === undefined ? asked : { ...config, name }
}
