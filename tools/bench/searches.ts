import type { OutputOf } from '#contracts/contract'
import type { countContacts } from '#contracts/count-contacts'
import type { listContacts } from '#contracts/list-contacts'
import { spellingsOf } from '#domain/searchable'
import { businesses, firstNames, lastNames } from '#scripts/seed/names'
import { connectDatabase, type Database } from '#server/db/connect'
import { typedWordsOf } from '#server/queries/contacts/search-words.server'
import { createTestApp } from '#test/app'

/** The number of runs of each search. */
const timesEach = 5

interface Search {
  q: string
  /** What is meant, where `q` is misspelled. */
  meant?: string
}

const swapped = (word: string) => word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4)
const every = <Item>(list: readonly Item[], step: number, count: number) =>
  Array.from({ length: count }, (_, n) => list[(n * step + 3) % list.length] as Item)

/** Names, words of notes and of answers, frequent and rare, several words, numbers, and what is misspelled. */
const searches: readonly Search[] = [
  ...every(lastNames, 97, 8).map((q) => ({ q })),
  ...every(firstNames, 11, 3).map((q) => ({ q })),
  ...every(businesses, 7, 3).map((q) => ({ q })),
  ...every(lastNames, 131, 2).map((last, n) => ({ q: `${firstNames[n * 5] ?? ''} ${last}` })),
  ...['month', 'quotes', 'inbox', 'onboarding', 'reviews', 'clinics', 'invoices', 'employee'].map((q) => ({
    q,
  })),
  ...['breakfast', 'references', 'chatbot vendor', 'office manager', 'orders systems'].map((q) => ({ q })),
  { q: '555 0123' },
  { q: 'nobody-is-called-this' },
  ...[...every(lastNames.slice(0, 30), 7, 5), 'Kestrel', 'Bluebottle', 'Thornbury', 'Rosewood'].map(
    (meant) => ({
      q: swapped(meant),
      meant,
    }),
  ),
]

/** Reads every row, without an index. A word of an answer is found by its beginning, all others anywhere. */
const truth = `
  select count(*) as n from contacts where merged_into is null and (
    not exists (select from unnest($1::text[]) as word where searchable(concat_ws(' ', name, email, company, phone, translate(phone, ' ()+.-', ''))) !~ word)
    or id in (select contact_id from notes where not exists (select from unnest($1::text[]) as word where searchable(text) !~ word))
    or id in (select contact_id from activities where kind <> 'scorecard'
      and not exists (select from unnest($2::text[]) as word where jsonb_path_query_array(content, '$[*][1]')::text !~* ('\\m' || word))))`

/**
 * Checks the office's search: for 40 searches, its count beside one that reads every row, with times. On the
 * PostgreSQL of DATABASE_URL, which must be seeded.
 */
export async function benchSearches(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL']
  if (!databaseUrl) return console.log('NOT RUN: searches (give a seeded PostgreSQL as DATABASE_URL)')
  const database = await connectDatabase({ databaseUrl, dataDir: '' })
  const { post } = createTestApp(database, { role: 'viewer' })
  let wrong = 0
  const times = { typed: [] as number[], misspelled: [] as number[] }
  for (const { q, meant } of searches) {
    const sql = await countByReading(database, meant ?? q)
    let screen: OutputOf<typeof listContacts> | undefined
    const own: number[] = []
    for (let n = 0; n < timesEach; n += 1) {
      const began = performance.now()
      const { body } = await post('list-contacts', { q, filters: {} })
      own.push(performance.now() - began)
      screen = body as unknown as OutputOf<typeof listContacts>
    }
    times[meant === undefined ? 'typed' : 'misspelled'].push(...own)
    const { count, didYouMean } = screen ?? { count: { value: -1, exact: true }, didYouMean: null }
    const counted = count.exact ? undefined : await post('count-contacts', { q, filters: {} })
    const pressed = (counted?.body as unknown as OutputOf<typeof countContacts> | undefined)?.data.found
    const isRight = (count.exact ? count.value : pressed) === sql
    if (!isRight) wrong += 1
    console.log(
      `${isRight ? 'same ' : 'WRONG'} ${q.padEnd(24)} SQL ${sql}, screen ${count.value}${count.exact ? '' : '+'}${
        pressed === undefined ? '' : `, counted ${pressed}`
      }${didYouMean === null ? '' : `, did you mean ${didYouMean}`}; ${own.map((ms) => ms.toFixed(0)).join(' ')} ms`,
    )
  }
  const p95 = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)]?.toFixed(0)
  console.log(
    `${searches.length} searches, ${wrong} wrong; p95 ${p95(times.typed)} ms, misspelled ${p95(times.misspelled)} ms`,
  )
  await database.close()
}

async function countByReading({ pool }: Database, q: string): Promise<number> {
  const words = typedWordsOf(q)
  const { rows } = await pool.query<{ n: string }>(truth, [
    words.map((word) => spellingsOf(word).join('|')),
    words,
  ])
  return Number(rows[0]?.n)
}
