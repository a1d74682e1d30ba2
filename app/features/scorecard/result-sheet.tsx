import './result-sheet.css'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { site } from '#content/facts/site'
import { sheetCopy } from '#content/results/score-results'

/** Shown only in print: whose result this is, and the date. */
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

/** Shown only in print: the next step, with a URL to type. */
export function SheetFoot() {
  return (
    <p className="result-sheet result-sheet--foot">
      <b>{sheetCopy.next}</b>
      <span>{window.location.origin}/ai-readiness-workshop</span>
    </p>
  )
}
