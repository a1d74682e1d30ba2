import { Fragment } from 'react'

/**
 * Renders straight apostrophes, as in `docs/behavior.md` and in a search on the page, so that the style sheet can show
 * them curled.
 */
export function CurlyApostrophes({ text }: { text: string }) {
  return text.split("'").map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <span className="curl">'</span>}
      {part}
    </Fragment>
  ))
}
