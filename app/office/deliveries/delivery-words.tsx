import './deliveries.css'
import '#app/office/parts/desk.css'
import { deliveriesCopy } from '#content/office/deliveries'
import type { DeliveryDetail } from '#contracts/get-delivery'

const copy = deliveriesCopy.one

/** The content of a delivery: the mail, the row or the JSON, or why it cannot be shown. */
export function DeliveryWords({ delivery: { content, state } }: { delivery: DeliveryDetail }) {
  const isSent = state === 'delivered'
  return (
    <>
      <h3>{isSent ? copy.wasSent : copy.content}</h3>
      {isSent && content.kind === 'mail' && <p className="small sub">{copy.composedAgain}</p>}
      <Words content={content} />
    </>
  )
}

function Words({ content }: { content: DeliveryDetail['content'] }) {
  switch (content.kind) {
    case 'mail':
      return (
        <>
          <p className="strong">{content.subject}</p>
          <p className="sending__text">{content.text}</p>
        </>
      )
    case 'row':
      return (
        <dl className="sending__pairs">
          {content.cells.map(([label, text], index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{text || copy.emptyCell}</dd>
            </div>
          ))}
        </dl>
      )
    case 'json':
      return (
        <details>
          <summary>{copy.json}</summary>
          <pre className="sending__text">{content.body}</pre>
        </details>
      )
    case 'none':
      return (
        <p className="sub">
          {copy.noContent[content.because]} {content.why}
        </p>
      )
  }
}
