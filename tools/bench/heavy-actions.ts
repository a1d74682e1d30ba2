import type { OutputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'
import type { listDeliveries } from '#contracts/list-deliveries'

export type Answer = Record<string, unknown> & { error?: string }
/** Calls a function of the office. */
export type Call = (name: string, body: object) => Promise<Answer>

type Act = readonly [what: string, work: () => Promise<unknown>]

/** The calls that touch the most rows, or send the most. */
export function heavyActions(call: Call, url: string): readonly Act[] {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `Person ${n},person-${n}@import.example,Company ${n},555 ${n}`,
  )
  const csv = ['Name,Email,Company,Phone', ...rows].join('\n')
  const wide = `Email${',x'.repeat(500_000)}\nada@wide.example${',1'.repeat(400_000)}`
  let lastAction: unknown
  const logged = async (name: string, body: object) => {
    const answer = await call(name, body)
    lastAction = answer['logId']
    return answer
  }
  const undo: Act = ['undo of that', () => logged('undo', { logId: lastAction })]
  const redo: Act = ['undo of the undo', () => logged('undo', { logId: lastAction })]

  const bulk = async (name: string, filters: object, set: object) => {
    const { count } = (await call('list-contacts', { filters })) as unknown as OutputOf<typeof listContacts>
    return logged(name, { filter: { filters }, expectedCount: count.value, ...set })
  }
  const exported = async (body: object) => {
    const { data, error } = (await call('create-export', body)) as {
      data?: { url: string }
      error?: string
    }
    if (!data) return { error }
    const answer = await fetch(`${url}${data.url}`)
    await answer.text()
    return answer.ok ? {} : { error: `answered ${answer.status}` }
  }
  const exportedList = (body: object) => exported({ what: 'contacts', ...body })
  const replay = async () => {
    const filter = { filters: { view: 'given_up' } }
    const { count } = (await call('list-deliveries', filter)) as unknown as OutputOf<typeof listDeliveries>
    return call('replay-deliveries', { filter, expectedCount: Math.min(count.value, 5_000), orMore: true })
  }
  const discard = () =>
    logged('cancel-deliveries', {
      filter: { filters: { view: 'given_up' } },
      expectedCount: 200,
      orMore: true,
    })
  const found = async (q: string) => {
    const { data } = (await call('list-contacts', { q })) as unknown as OutputOf<typeof listContacts>
    return data.map(({ id }) => id)
  }
  const mentions: never[] = []
  return [
    ['search: many answers, counted to the end', () => call('count-contacts', { q: 'month' })],
    ['search: what everybody has, counted', () => call('count-contacts', { q: 'example.com' })],
    ['search: misspelled, long', () => call('list-contacts', { q: 'copperfeild whitlcok' })],
    ['person: everything', async () => call('get-contact', { id: (await found('copper'))[0], only: 'all' })],
    ['person: all as a file', async () => exported({ what: 'contact', ids: [(await found('copper'))[0]] })],
    [
      'persons: merged',
      async () => {
        const [keep, merge] = await found('whit')
        return logged('merge-contacts', { keep, merge, fields: {} })
      },
    ],
    undo,
    ['person: erasure, looked at', async () => call('preview-erasure', { id: (await found('whit'))[2] })],
    ['person: erased', async () => call('erase-contact', { id: (await found('whit'))[2], mentions })],
    ['import: 10,000 rows, looked at', () => call('import-contacts', { csv })],
    ['import: 10,000 rows', () => logged('import-contacts', { csv, dryRun: false })],
    ['import: 10,000 rows again', () => call('import-contacts', { csv, dryRun: false })],
    undo,
    redo,
    ['import: 500,000 columns', () => call('import-contacts', { csv: wide })],
    [
      'bulk: status of many',
      () => bulk('set-contact-status', { status: ['client'] }, { status: 'not_a_fit' }),
    ],
    undo,
    redo,
    [
      'bulk: next step of many',
      () =>
        bulk('update-contacts', { status: ['client'] }, { next_step: 'Call', next_step_on: '2027-01-01' }),
    ],
    undo,
    ['log: all of it', () => call('list-log', {})],
    ['export: everybody', () => exportedList({})],
    [
      'export: everybody, with all extras',
      () => exportedList({ including: ['notes', 'answers', 'consents'], format: 'program' }),
    ],
    ['export: a search', () => exportedList({ q: 'month' })],
    ['deliveries: 200 discarded', discard],
    undo,
    ['deliveries: thousands sent again', replay],
  ]
}
