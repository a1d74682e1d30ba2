import './result-sheet.css'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { site } from '#content/facts/site'
import { sheetCopy } from '#content/results/score-results'

/** On paper alone: whose result this is, and when it was printed. */
export function SheetHead({ name }: { name: string }) {
  const [now] = useState(() => new Date())
  return (
    <p className="result-sheet result-sheet--head">
      <b>
        <Icon name="mark" className="result-sheet__mark" /> {site.name}
      </b>
      <span>{sheetCopy.title(name, now)}</span>
    </p>
  )
}

/** On paper alone: the next step, with an address to type. */
export function SheetFoot() {
  return (
    <p className="result-sheet result-sheet--foot">
      <b>{sheetCopy.next}</b>
      <span>{window.location.origin}/ai-readiness-workshop</span>
    </p>
  )
}
