import './forms.css'

/** A submission's questions and answers, verbatim. */
export function RawContent({ content }: { content: readonly (readonly [string, unknown])[] }) {
  return (
    <dl className="raw">
      {content.map(([label, said], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{textOf(said)}</dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(said: unknown): string {
  if (typeof said === 'string') return said
  const isList = Array.isArray(said) && said.every((each) => typeof each === 'string')
  return isList ? said.join(', ') : JSON.stringify(said, null, 1)
}
