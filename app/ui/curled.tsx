import { Fragment } from 'react'

/**
 * Fixed words with straight apostrophes, as `docs/behavior.md` writes them and a search on the page finds them; what a
 * reader sees is round.
 */
export function Curled({ text }: { text: string }) {
  return text.split("'").map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <span className="curl">'</span>}
      {part}
    </Fragment>
  ))
}
