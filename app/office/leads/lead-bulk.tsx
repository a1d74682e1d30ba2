import './leads.css'
import '#app/office/list/filters.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { BulkBar } from '#app/office/list/bulk-bar.tsx'
import { figure } from '#app/office/list/format-count'
import type { Selection } from '#app/office/list/use-selection'
import { maxChanged } from '#contracts/chosen-contacts'
import { useMay } from '#app/lib/admin-role'
import { useMayExport } from '#app/office/frame/use-may-export'
import { exportRefusal } from '#content/office/export-refusal'
import { leadsCopy } from '#content/office/leads'
import { type ContactStatus, contactStatuses, contactStatusNames } from '#domain/contact-status'
import type { Count } from '#contracts/count'
import { StepSheet } from './step-sheet.tsx'
import type { Chosen, useLeadActions } from './use-lead-actions.ts'
import { type Account, ownerText } from './owner-text.ts'

const copy = leadsCopy.bulk
const nobody = 'nobody'

interface LeadBulkProps {
  selection: Selection
  total: Count | undefined
  shown: number
  team: readonly Account[]
  chosen: Chosen
  acts: ReturnType<typeof useLeadActions>
  /** Opens the export of the selection. */
  onExport: () => void
}

/** The bulk actions: separate controls, on a phone one select. */
export function LeadBulk({ selection, total, shown, team, chosen, acts, onExport }: LeadBulkProps) {
  const [isStepping, setIsStepping] = useState(false)
  const mayWork = useMay('editor')
  const mayExport = useMayExport()
  // A view with exceptions cannot be exported.
  const canExport = mayExport === true && selection.except.length === 0
  const exportName = copy.export(figure(selection.count))

  function act(value: string) {
    const [what, to = ''] = value.split(' ')
    if (what === 'status') acts.setStatus(chosen, to as ContactStatus)
    if (what === 'owner') acts.handTo(chosen, to === nobody ? null : to)
    if (what === 'step') setIsStepping(true)
    if (what === 'export') onExport()
  }
  const statuses = contactStatuses.map((status) => (
    <option key={status} value={`status ${status}`}>
      {contactStatusNames[status]}
    </option>
  ))
  const owners = [...team, { id: nobody, email: leadsCopy.filter.nobody }].map(({ id, ...account }) => (
    <option key={id} value={`owner ${id}`}>
      {ownerText(account)}
    </option>
  ))

  return (
    <BulkBar selection={selection} total={total} shown={shown} maxCount={maxChanged}>
      {mayExport === false && <span>{exportRefusal}</span>}
      {(mayWork || canExport) && (
        <Pick className="leads-do" name={copy.do(figure(selection.count))} onPick={act}>
          {mayWork && <optgroup label={copy.status}>{statuses}</optgroup>}
          {mayWork && <optgroup label={copy.owner}>{owners}</optgroup>}
          {mayWork && <option value="step">{copy.next}</option>}
          {canExport && <option value="export">{exportName}</option>}
        </Pick>
      )}
      {mayWork && (
        <>
          <Pick className="wide" name={copy.status} onPick={act}>
            {statuses}
          </Pick>
          <button type="button" className="filter wide" onClick={() => act('step')}>
            {copy.next}
          </button>
          <Pick className="wide" name={copy.owner} onPick={act}>
            {owners}
          </Pick>
        </>
      )}
      {canExport && (
        <button type="button" className="filter wide" onClick={onExport}>
          {exportName}
        </button>
      )}
      {isStepping && (
        <StepSheet
          count={selection.count}
          chosen={chosen}
          onClear={() => acts.clearStep(chosen)}
          onDone={selection.clear}
          onClose={() => setIsStepping(false)}
        />
      )}
    </BulkBar>
  )
}

interface PickProps {
  className: string
  name: string
  onPick: (value: string) => void
  children: React.ReactNode
}

/** A select whose options act when chosen. */
function Pick({ className, name, onPick, children }: PickProps) {
  return (
    <select
      className={className}
      aria-label={name}
      value=""
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{name}</option>
      {children}
    </select>
  )
}
