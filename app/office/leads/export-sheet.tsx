import '#app/office/parts/desk.css'
import './sheets.css'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { exportAction } from '#app/office/frame/use-export'
import { leadsCopy } from '#content/office/leads'
import type { RawInputOf } from '#contracts/contract'
import { createExport, exportedExtras, exportFormats } from '#contracts/create-export'

const copy = leadsCopy.exporting

interface ExportSheetProps {
  count: string
  /** The filters of the view, or the ids of the selected leads. */
  which: Pick<RawInputOf<typeof createExport>, 'q' | 'filters' | 'sort' | 'ids'>
  onClose: () => void
}

/** A dialog for the export's format, and for notes, answers and consents besides the lead's columns. */
export function ExportSheet({ count, which, onClose }: ExportSheetProps) {
  const form = useOfficeForm(createExport, {
    stored: { format: 'spreadsheet', notes: false, answers: false, consents: false },
    input: ({ values: { format, ...extras } }) => ({
      ...which,
      what: 'contacts' as const,
      format: exportFormats.find((each) => each === format),
      including: exportedExtras.filter((extra) => extras[extra]),
    }),
    topics: exportAction.topics,
    onDone(answer) {
      exportAction.onDone(answer)
      onClose()
    },
    saysRefusal: true,
  })
  return (
    <ModalSheet title={leadsCopy.export(count)} onClose={onClose}>
      <form {...form.formProps} className="filter-sheet">
        <fieldset>
          <legend>{copy.format}</legend>
          {exportFormats.map((each) => (
            <label key={each} className="check">
              <input
                type="radio"
                name="format"
                checked={form.values.format === each}
                onChange={() => form.write({ format: each })}
              />
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
                checked={form.values[each]}
                onChange={({ currentTarget: { checked } }) => form.write({ [each]: checked })}
              />
              {copy.extras[each]}
            </label>
          ))}
        </fieldset>
        <Refusal form={form} />
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
