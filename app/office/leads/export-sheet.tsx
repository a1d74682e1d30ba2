import '#app/office/parts/desk.css'
import './sheets.css'
import { type FormEvent, useState } from 'react'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { leadsCopy } from '#content/office-leads'
import { type ExportedExtra, exportedExtras, exportFormats } from '#contracts/create-export'

const copy = leadsCopy.exporting

export interface ExportChoice {
  format: (typeof exportFormats)[number]
  including: ExportedExtra[]
}

interface ExportSheetProps {
  count: string
  onExport: (choice: ExportChoice) => void
  onClose: () => void
}

/** For whom the file is, and what is in it besides the columns of a lead. */
export function ExportSheet({ count, onExport, onClose }: ExportSheetProps) {
  const [format, setFormat] = useState<ExportChoice['format']>('spreadsheet')
  const [including, setIncluding] = useState<ExportedExtra[]>([])
  function submit(event: FormEvent) {
    event.preventDefault()
    onExport({ format, including })
    onClose()
  }
  return (
    <ModalSheet title={leadsCopy.export(count)} onClose={onClose}>
      <form className="filter-sheet" onSubmit={submit}>
        <fieldset>
          <legend>{copy.format}</legend>
          {exportFormats.map((each) => (
            <label key={each} className="check">
              <input type="radio" name="format" checked={format === each} onChange={() => setFormat(each)} />
              {copy.formats[each]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{copy.including}</legend>
          {exportedExtras.map((each) => (
            <label key={each} className="check">
              <input
                type="checkbox"
                checked={including.includes(each)}
                onChange={({ currentTarget: { checked } }) =>
                  setIncluding(
                    exportedExtras.filter((extra) => (extra === each ? checked : including.includes(extra))),
                  )
                }
              />
              {copy.extras[each]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn">
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
