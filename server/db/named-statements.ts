import type pg from 'pg'

/** What is asked less often is not worth a connection's memory. */
const namedFrom = 5
const mostNamed = 400
/** What suits a rare word does not suit one that everybody has: these are planned anew each time. */
const searches = / ilike \$| <% |to_tsquery\(/
/** Statements that hold a list have a text for each length. */
const mostCounted = 2_000

/**
 * Gives statements that are asked again and again a name: then a connection reads and plans each of them once, which
 * costs as much as carrying out what we mostly ask. For as long as tables are analysed now and then, as a server does
 * by itself: a plan made over an empty table would stay.
 * @returns what names the statements of a new connection
 */
export function namedStatements(): (client: pg.PoolClient) => void {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostNamed) return name
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    if (count < namedFrom || searches.test(text)) return undefined
    counts.delete(text)
    names.set(text, `again ${names.size + 1}`)
    return names.get(text)
  }

  return (client) => {
    // Looked up at each call, so that whoever watches what clients are asked sees these too.
    const driver = Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown }
    client.query = ((asked: unknown, values: unknown, ...rest: unknown[]) =>
      driver.query.call(
        client,
        Array.isArray(values) && values.length > 0 ? named(asked, nameOf) : asked,
        values,
        ...rest,
      )) as typeof client.query
  }
}

/** Only what has parameters is one statement for sure. */
function named(asked: unknown, nameOf: (text: string) => string | undefined): unknown {
  const config = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig)
  if (typeof config.text !== 'string' || config.name !== undefined) return asked
  const name = nameOf(config.text)
  return name === undefined ? asked : { ...config, name }
}
