import './import.css'
import '#app/office/parts/desk.css'
import { type ChangeEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useAction } from '#app/office/frame/use-action'
import { Head } from '#app/office/parts/head.tsx'
import { importContacts, maxCsvLength } from '#contracts/import-contacts'
import { leadsCopy } from '#content/office/leads'
import type { ImportColumn } from '#domain/import-column'
import { decodeText } from './decode-text.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportPreview, type Preview } from './import-preview.tsx'
import { NotForViewers } from './not-for-viewers.tsx'

const copy = leadsCopy.importing

interface Chosen {
  csv: string
  /** Set by hand. */
  columns?: (ImportColumn | null)[]
  problem?: string
  preview?: Preview
  /** The preview is still for other columns. */
  isOutdated?: boolean
}

/** Imports people from a file after a preview. */
export default function ImportLeads() {
  const [file, setFile] = useState<Chosen>()
  const navigate = useNavigate()
  const mayWork = useMay('editor')
  const dry = useAction(importContacts, {
    topics: [],
    // The file or a column may have been changed since.
    onDone: ({ data: preview }, { csv, columns }) =>
      setFile((last) => (last?.csv === csv && last.columns === columns ? { csv, columns, preview } : last)),
  })
  const real = useAction(importContacts, {
    topics: ['contacts'],
    said: ({ data }) => copy.done(data.new, data.filled),
    onDone: () => void navigate('/admin/leads?view=everyone&sort=newest'),
  })

  async function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = input.files?.[0]
    setFile(undefined)
    const bytes = await chosen?.arrayBuffer()
    if (bytes === undefined || chosen !== input.files?.[0]) return
    const csv = decodeText(new Uint8Array(bytes))
    if (csv.length > maxCsvLength) return setFile({ csv, problem: copy.tooLong })
    setFile({ csv })
    dry.act({ csv, dryRun: true })
  }

  function take(csv: string, preview: Preview, columns: (ImportColumn | null)[]) {
    const chosen = preview.columns.map(({ header }, at) => ({ header, takenAs: columns[at] ?? null }))
    setFile({ csv, columns, preview: { ...preview, columns: chosen }, isOutdated: true })
    dry.act({ csv, columns, dryRun: true })
  }

  if (!mayWork) return <NotForViewers title={copy.title} />
  const preview = file?.preview
  const problem = file?.problem ?? preview?.problem
  const count = preview ? preview.new + preview.filled : 0
  return (
    <>
      <Head hard={copy.title} lead={copy.lead}>
        <Link className="text-btn" to="/admin/leads">
          {leadsCopy.new.back}
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
      {file && preview && preview.columns.length > 0 && (
        <ImportColumns columns={preview.columns} onChange={(columns) => take(file.csv, preview, columns)} />
      )}
      {preview && !problem && (
        <>
          <ImportPreview preview={preview} />
          {count > 0 && (
            <button
              type="button"
              className="btn"
              disabled={real.isPending || file?.isOutdated}
              onClick={() => file && real.act({ csv: file.csv, columns: file.columns, dryRun: false })}
            >
              {preview.new > 0 ? copy.submit(preview.new) : copy.fill(preview.filled)}
            </button>
          )}
        </>
      )}
    </>
  )
}
