import '#app/office/leads/sheets.css'
import '#app/office/parts/desk.css'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { exportAction } from '#app/office/frame/use-export'
import { formatCount } from '#app/office/list/format-count'
import { newsletterCopy } from '#content/office/newsletter'
import type { OutputOf } from '#contracts/contract'
import { createExport } from '#contracts/create-export'
import type { listSubscribers } from '#contracts/list-subscribers'

const copy = newsletterCopy.exporting

const formats = ['listmonk', 'mailchimp', 'spreadsheet'] as const
const states = ['subscribed', 'unsubscribed'] as const

interface SubscriberExportProps {
  totals: OutputOf<typeof listSubscribers>['totals']
  onClose: () => void
}

/** Chooses who is exported, and for which newsletter tool. */
export function SubscriberExport({ totals, onClose }: SubscriberExportProps) {
  const form = useOfficeForm(createExport, {
    stored: { format: 'listmonk', state: 'subscribed' },
    input: ({ values: { format, state } }) => ({
      what: 'subscribers' as const,
      format: formats.find((each) => each === format),
      state: states.find((each) => each === state),
    }),
    topics: exportAction.topics,
    onDone(answer) {
      exportAction.onDone(answer)
      onClose()
    },
    saysRefusal: true,
  })
  const isEveryone = form.values.state === ''
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <form {...form.formProps} className="filter-sheet">
        <fieldset>
          <legend>{copy.who}</legend>
          {states.map((each) => (
            <label key={each} className="check">
              <input
                type="radio"
                name="state"
                checked={form.values.state === each}
                onChange={() => form.write({ state: each })}
              />
              {copy.whom[each](formatCount(totals[each]))}
            </label>
          ))}
          <label className="check">
            <input
              type="radio"
              name="state"
              checked={isEveryone}
              onChange={() => form.write({ state: '', format: 'spreadsheet' })}
            />
            {copy.whom.everyone}
          </label>
        </fieldset>
        <fieldset>
          <legend>{copy.format}</legend>
          {formats.map((each) => (
            <label key={each} className="check">
              <input
                type="radio"
                name="format"
                disabled={isEveryone && each !== 'spreadsheet'}
                checked={form.values.format === each}
                onChange={() => form.write({ format: each })}
              />
              {copy.formats[each]}
            </label>
          ))}
        </fieldset>
        <p className="sub">{copy.text}</p>
        <Refusal form={form} />
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.submit}
        </button>
      </form>
    </ModalSheet>
  )
}
