import './team.css'
import '#app/office/parts/desk.css'
import { useEffect, useId, useRef, useState } from 'react'
import { teamCopy } from '#content/office/team'

const copy = teamCopy.link

export interface ShownLink {
  email: string
  /** The link's path, after this site's origin. */
  path: string
}

interface InvitationLinkProps {
  link: ShownLink
  onClose: () => void
}

/** Shows an invitation link that could not be mailed, to be copied. The link is stored nowhere else. */
export function InvitationLink({ link: { email, path }, onClose }: InvitationLinkProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<string>()
  // Focus scrolls to the link, which may be outside the screen on a phone.
  useEffect(() => field.current?.focus(), [path])

  async function copyLink() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(window.location.origin + path)
      setSaid(copy.copied)
    } catch {
      // The browser refuses the clipboard, or the page is not on https.
      setSaid(copy.notCopied)
    }
  }

  return (
    <div className="invite__link" role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{copy.title(email)}</h3>
      <p id={`${id}-text`}>{copy.text}</p>
      <input
        ref={field}
        className="input"
        readOnly
        aria-label={copy.label}
        aria-describedby={`${id}-text`}
        value={window.location.origin + path}
        onFocus={({ target }) => target.select()}
      />
      <p className="row-of">
        <button type="button" className="btn btn--line" onClick={() => void copyLink()}>
          {copy.copy}
        </button>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.done}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  )
}
