import { site } from '#content/site'

interface FormPlaceProps {
  /** The fields' labels, in order. */
  fields: readonly string[]
  action: string
  /** Of the mail the action opens. */
  subject: string
  note?: string
}

/** Where a form stands. Until it does, the same fields go by mail: no button leads nowhere. */
export function FormPlace({ fields, action, subject, note }: FormPlaceProps) {
  const body = fields.map((field) => `${field.replace(/ \*$/, '')}: `).join('\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <div className="sheet place">
      <ul className="place__fields">
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <a className="btn" href={`mailto:${site.contactEmail}?${query}`}>
        {action}
      </a>
      <p>
        Opens a mail to {site.contactEmail} with these lines in it.
        {note && ` ${note}`}
      </p>
    </div>
  )
}
