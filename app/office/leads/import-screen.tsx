import './import.css'
import '#app/office/parts/desk.css'
import { type ChangeEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useSession } from '#app/lib/session'
import { draftOf, keepDraft } from '#app/office/form/drafts'
import { useAction } from '#app/office/frame/use-action'
import { Head } from '#app/office/parts/head.tsx'
import { importContacts, maxCsvLength } from '#contracts/import-contacts'
import { leadsCopy } from '#content/office/leads'
import { type ImportColumn, importColumns } from '#domain/import-column'
import { decodeText } from './decode-text.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportPreview, type Preview } from './import-preview.tsx'
import { NotForViewers } from './not-for-viewers.tsx'

const copy = leadsCopy.importing

interface Chosen {
  csv: string
  /** The meanings of the columns, once the user has changed any. */
  columns?: (ImportColumn | null)[]
  problem?: string
  preview?: Preview
  /** Whether the preview does not reflect the chosen columns yet. */
  isOutdated?: boolean
}

/** The draft of the chosen columns, which are restored for a file with the same headers. */
const draftNameOf = (by: string, { columns }: Preview) =>
  `${by} import:${columns.map(({ header }) => header).join('|')}`

function draftedColumns(by: string, preview: Preview): (ImportColumn | null)[] | undefined {
  const draft = draftOf(draftNameOf(by, preview))
  return draft && preview.columns.map((_, at) => importColumns.find((column) => column === draft[at]) ?? null)
}

/** Imports people from a file after a preview. */
export default function ImportLeads() {
  const [file, setFile] = useState<Chosen>()
  // Detects responses for a file or columns that are no longer chosen.
  const latest = useRef(file)
  const { email: by } = useSession()
  const navigate = useNavigate()
  const mayWork = useMay('editor')
  const dry = useAction(importContacts, {
    topics: [],
    onDone: ({ data: preview }, { csv, columns }) => {
      if (latest.current?.csv !== csv || latest.current.columns !== columns) return
      const drafted = columns ? undefined : draftedColumns(by, preview)
      if (drafted) take(csv, preview, drafted)
      else choose({ csv, columns, preview })
    },
  })
  const real = useAction(importContacts, {
    topics: ['contacts'],
    successMessage: ({ data }) => copy.done(data.new, data.filled),
    onDone: () => void navigate('/admin/leads?view=everyone&sort=newest'),
  })

  function choose(next: Chosen | undefined) {
    latest.current = next
    setFile(next)
  }

  async function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = input.files?.[0]
    choose(undefined)
    const bytes = await chosen?.arrayBuffer()
    if (bytes === undefined || chosen !== input.files?.[0]) return
    const csv = decodeText(new Uint8Array(bytes))
    if (csv.length > maxCsvLength) return choose({ csv, problem: copy.tooLong })
    choose({ csv })
    dry.act({ csv, dryRun: true })
  }

  function take(csv: string, preview: Preview, columns: (ImportColumn | null)[]) {
    const chosen = preview.columns.map(({ header }, at) => ({ header, takenAs: columns[at] ?? null }))
    choose({ csv, columns, preview: { ...preview, columns: chosen }, isOutdated: true })
    keepDraft(draftNameOf(by, preview), Object.fromEntries(columns.map((column, at) => [at, column ?? ''])))
    dry.act({ csv, columns, dryRun: true })
  }

  if (!mayWork) return <NotForViewers title={copy.title} />
  const preview = file?.preview
  const problem = file?.problem ?? preview?.problem
  const count = preview ? preview.new + preview.filled : 0
  return (
    <>
      <Head strong={copy.title} lead={copy.lead}>
        <Link className="text-btn" to="/admin/leads">
          {leadsCopy.back}
        </Link>
      </Head>
      <div className="import-file field">
        <label htmlFor="import-file">{copy.file}</label>
        <input
          id="import-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void read(event)}
        />
        <p className="sub">{copy.choose}</p>
      </div>
      {dry.isPending && <p role="status">{copy.reading}</p>}
      {problem && (
        <p className="strong signal" role="alert">
          {problem}
        </p>
      )}
      {file && preview && !problem && (
        <ImportPreview preview={preview}>
          {count > 0 && (
            <button
              type="button"
              className="btn"
              disabled={real.isPending || file.isOutdated}
              onClick={() => real.act({ csv: file.csv, columns: file.columns, dryRun: false })}
            >
              {preview.new > 0 ? copy.submit(preview.new) : copy.fill(preview.filled)}
            </button>
          )}
        </ImportPreview>
      )}
      {file && preview && preview.columns.length > 0 && (
        <ImportColumns
          columns={preview.columns}
          isOpen={Boolean(problem) || file.columns !== undefined}
          onChange={(columns) => take(file.csv, preview, columns)}
        />
      )}
    </>
  )
}
