import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'
import type { SheetsCall } from './sheets-call.ts'
import { invalidResponse } from './sheets-failure.ts'

/** The parts of a spreadsheet by which its owner recognizes it. */
export interface SheetSummary {
  name: string
  /** The cells of the first row that has any. */
  firstRow: readonly string[]
}

type Call = <Result>(call: SheetsCall<Result>) => Promise<Result>

const answerBytes = 256 * 1024
const description = z.object({
  properties: z.object({ title: z.string() }),
  sheets: z.array(z.object({ properties: z.object({ sheetId: z.int(), title: z.string() }) })),
})
const range = z.object({ values: z._default(z.array(z.array(z.unknown())), []) })

const testText = 'Test of the connection. This row is removed at once.'

export async function summarizeSheet(call: Call): Promise<SheetSummary> {
  const { properties } = await describe(call)
  const [firstRow = []] = (await cellsIn(call, 'A1:T2')).filter((row) => row.length > 0)
  return { name: properties.title, firstRow: firstRow.map(String) }
}

interface TestRowOptions {
  call: Call
  append(row: readonly string[]): Promise<string | undefined>
  titles: readonly string[]
}

export async function writeTestRow({ call, append, titles }: TestRowOptions): Promise<boolean> {
  const isEmpty = (await cellsIn(call, 'A1:T2')).every((row) => row.length === 0)
  if (isEmpty) await append(titles)
  const id = `test-${randomUUID()}`
  const place = await append([id, testText])
  await removeRow(call, place, id)
  return isEmpty
}

/** Removes the row only if it is still in the same place, because somebody may sort the sheet in between. */
async function removeRow(call: Call, place: string | undefined, id: string): Promise<void> {
  const left = new ServiceError(
    'A row was written and could not be removed: delete the row “Test of the connection” in the spreadsheet.',
  )
  const [, quoted = '', row = ''] = /^(.+)![A-Z]+(\d+)/.exec(place ?? '') ?? []
  const tab = quoted.replaceAll(/^'|'$/g, '').replaceAll("''", "'")
  try {
    const { sheets } = await describe(call)
    const sheet = sheets.find(({ properties }) => properties.title === tab)
    const [[found] = []] = await cellsIn(call, `${quoted}!A${row}`)
    if (!sheet || found !== id) throw left
    const rows = { sheetId: sheet.properties.sheetId, startIndex: Number(row) - 1, endIndex: Number(row) }
    await call({
      path: ':batchUpdate',
      fetch: serviceFetch(answerBytes),
      body: { requests: [{ deleteDimension: { range: { ...rows, dimension: 'ROWS' } } }] },
      read: async () => {},
    })
  } catch {
    throw left
  }
}

const describe = (call: Call) =>
  call({
    path: '?fields=properties.title,sheets.properties(sheetId,title)',
    fetch: serviceFetch(answerBytes),
    read: (answer) => parsed(answer, description),
  })

const cellsIn = async (call: Call, place: string): Promise<unknown[][]> => {
  const { values } = await call({
    path: `/values/${encodeURIComponent(place)}`,
    fetch: serviceFetch(answerBytes),
    read: (answer) => parsed(answer, range),
  })
  return values
}

async function parsed<Shape extends z.ZodMiniType>(answer: Response, shape: Shape): Promise<z.output<Shape>> {
  const result = z.safeParse(shape, await jsonOf(answer))
  if (!result.success) throw invalidResponse({ uncertain: false })
  return result.data
}
