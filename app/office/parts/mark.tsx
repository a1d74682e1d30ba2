import './mark.css'

export type MarkName = 'node' | 'full' | 'wait' | 'ok' | 'fault' | 'break' | 'repair'

/**
 * An icon of the line drawing beside text with the same meaning: `node` current, `full` done, `wait` upcoming,
 * `break` error, `repair` fixed, `ok` and `fault` outcomes.
 */
export function Mark({ name }: { name: MarkName }) {
  const isLink = name === 'break' || name === 'repair'
  return (
    <svg className={isLink ? `mark mark--${name}` : 'mark mark--ring'} aria-hidden="true">
      <use href={`#k-${name}`} />
    </svg>
  )
}

/** Icons that only the office draws; the site's own are in every page. */
export function OfficeSprite() {
  return (
    <svg className="kit" width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id="k-full" viewBox="0 0 32 32">
        <circle className="k-bar" cx="16" cy="16" r="15" />
      </symbol>
      <symbol id="k-wait" viewBox="0 0 32 32">
        <circle className="k-dash" cx="16" cy="16" r="12.5" />
      </symbol>
    </svg>
  )
}
