import './study-bars.css'
import { caseStudiesCopy } from '#content/pages/case-studies'
import { contentView } from '#content/facts/content-view'
import type { PublicCaseStudy } from '#contracts/case-study'
import type { StudyLine } from '#domain/study-line'

const copy = contentView(() => caseStudiesCopy.line)

interface LineHeadProps {
  line: StudyLine
  study: Pick<PublicCaseStudy, 'line_unit' | 'line_gap' | 'is_sample'>
}

/** How much sooner a repaired line ends, and what its ruler measures. */
export function LineHead({ line, study: { line_unit: unit, line_gap: gap, is_sample } }: LineHeadProps) {
  return (
    <>
      {line.gap > 0 && gap && (
        <p className="line-gap">
          <span className="num">{line.gap}</span> {gap}
        </p>
      )}
      <p className="fine">{[unit, is_sample && copy.sample].filter(Boolean).join('. ')}</p>
    </>
  )
}

/** Two bars for how long a client's workflow took and takes, where the drawing of its steps does not fit. */
export function StudyBars({ line }: { line: StudyLine }) {
  const bars = { was: line.was.at(-1)?.at ?? 0, now: line.now.at(-1)?.at ?? 0 }
  return (
    <dl className="bars">
      {(['was', 'now'] as const).map((which) => (
        <div key={which} className={`bars__${which}`}>
          <dt>{copy[which]}</dt>
          <dd>
            <svg aria-hidden="true">
              <rect width={`${Math.max(1, Math.round((100 * bars[which]) / line.end))}%`} height="100%" />
            </svg>
            <span className="num">{bars[which]}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
