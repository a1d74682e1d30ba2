import './sample-email.css'
interface SampleEmailProps {
  parts: readonly { part: string; text: string; note: string }[]
}

/** An email taken apart: its text on the sheet, and beside each part why it is there. */
export function SampleEmail({ parts }: SampleEmailProps) {
  return (
    <dl className="letter">
      {parts.map(({ part, text, note }) => (
        <div key={part}>
          <dt className="fine">{part}</dt>
          <dd className="letter__text lead">{text}</dd>
          <dd className="letter__note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
