import { Fragment } from 'react'

/** A headline of several sentences, whose lines break between them before they break within one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence, at) => (
    <Fragment key={sentence}>
      {at > 0 && ' '}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ))
}
