import { type ClientBase, escapeIdentifier } from 'pg'

export interface StoredTable {
  readonly name: string
  /** In the order of a row's text. */
  readonly columns: readonly StoredColumn[]
}

interface StoredColumn {
  readonly name: string
  readonly type: string
  /** Computed by the database from other columns. */
  readonly isGenerated: boolean
}

/** A table's number of rows, and an order-independent checksum. */
export interface TableSum {
  readonly rows: number
  /** The sum of the first 60 bits of each row's SHA-256, in decimal digits. */
  readonly sum: string
}

/** The tables in the current schema that this user may read, ordered by name. */
export async function storedTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: StoredColumn[] }>(`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isGenerated', a.attgenerated <> ''
    ) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and has_table_privilege(c.oid, 'select')
    group by c.relname order by c.relname`)
  return rows
}

/** The names of tables with rows. */
export async function filledTables(client: ClientBase, tables: readonly StoredTable[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}

export async function countRows(
  client: ClientBase,
  tables: readonly Pick<StoredTable, 'name'>[],
): Promise<number> {
  let rows = 0
  for (const { name } of tables) {
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${escapeIdentifier(name)}`,
    )
    rows += Number(counted.rows[0]?.rows)
  }
  return rows
}

/** The target size of a batch of rows in bytes, and its maximum number of rows. */
const batchBytes = 1_000_000
const batchRows = 2_000

/** Each row of a table as the database's text, in batches. Requires a transaction. */
export const rowTexts = (client: ClientBase, table: string): AsyncGenerator<string[]> =>
  queriedTexts(client, `select stored_row::text as text from ${escapeIdentifier(table)} as stored_row`)

/** The column `text` of each row of a query, in batches. Requires a transaction. */
export async function* queriedTexts(client: ClientBase, query: string): AsyncGenerator<string[]> {
  await client.query(`declare stored_rows no scroll cursor for ${query}`)
  let many = 10
  for (;;) {
    const { rows } = await client.query<{ text: string }>(`fetch forward ${many} from stored_rows`)
    if (rows.length === 0) break
    const texts = rows.map(({ text }) => text)
    yield texts
    const bytes = texts.reduce((sum, { length }) => sum + length, 0)
    many = Math.max(1, Math.min(batchRows, many * 8, Math.floor((rows.length * batchBytes) / bytes)))
  }
  await client.query('close stored_rows')
}

/** Inserts rows returned by `rowTexts`; `texts` is a JSON array. */
export async function putRowTexts(client: ClientBase, table: StoredTable, texts: string): Promise<void> {
  const own = table.columns
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ name }) => escapeIdentifier(name))
  const into = escapeIdentifier(table.name)
  // Without the offset each row's text would be parsed once per column.
  await client.query(
    `insert into ${into} (${own.join(', ')}) overriding system value
      select ${own.map((column) => `(stored_row).${column}`).join(', ')}
      from (select value::${into} as stored_row from json_array_elements_text($1::json) offset 0) as stored_rows`,
    [texts],
  )
}

/** The checksum computed by the database, equal to `rowSum`. Requires `withPlainValues`. */
export async function tableSum(client: ClientBase, table: string): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*) as rows, coalesce(sum(
      ('x' || left(encode(sha256(convert_to(stored_row::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint
    ), 0) as sum
    from ${escapeIdentifier(table)} as stored_row`)
  return { rows: Number(rows[0]?.rows), sum: String(rows[0]?.sum) }
}

/** The last number of each sequence that columns take their defaults from. */
interface SequenceState {
  readonly name: string
  readonly last: string
}

export async function sequenceStates(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`)
  return rows
}

export async function putSequence(client: ClientBase, { name, last }: SequenceState): Promise<void> {
  await client.query('select setval(format($$%I$$, $1::text)::regclass, $2::bigint)', [name, last])
}
