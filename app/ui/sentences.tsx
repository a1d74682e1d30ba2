import { Fragment } from 'react'

/** A headline of several sentences that wraps between sentences first. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence, at) => (
    <Fragment key={sentence}>
      {at > 0 && ' '}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ))
}
