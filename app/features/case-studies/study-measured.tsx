import './study-story.css'
import { LedgerTable } from '#app/blocks/ledger-table.tsx'
import { caseStudiesCopy } from '#content/pages/case-studies'
import { contentView } from '#content/facts/content-view'
import type { PublicCaseStudy } from '#contracts/case-study'
import { measurementsIn } from '#domain/study-line'

const copy = contentView(() => caseStudiesCopy.measured)

/** Each figure before and after, and where it was read; nothing where none is given. */
export function StudyMeasured({ study }: { study: Pick<PublicCaseStudy, 'measured' | 'is_sample'> }) {
  const rows = measurementsIn(study.measured ?? '') ?? []
  if (rows.length === 0) return null
  return (
    <section className="told__part told__part--measured" aria-labelledby="told-measured">
      <div className="wrap split split--4-8">
        <h2 id="told-measured">{copy.title}</h2>
        <div>
          <LedgerTable
            className="measured"
            labelledBy="told-measured"
            heads={[copy.what, copy.was, copy.now, copy.source]}
            rows={rows.map(({ what, was, now, source }) => ({
              key: what,
              name: what,
              cells: [
                { label: copy.was, text: was, className: was === now ? undefined : 'measured__was' },
                { label: copy.now, text: now, className: was === now ? undefined : 'measured__now' },
                { text: source, className: 'fine' },
              ],
            }))}
          />
          {study.is_sample && <p className="fine measured__note">{copy.sample}</p>}
        </div>
      </div>
    </section>
  )
}
