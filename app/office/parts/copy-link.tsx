import './desk.css'
import { copyText } from './copy-text.ts'

interface CopyLinkProps {
  /** A public page of the site. */
  path: string
  copy: { copy: string; copied: string; notCopied: string }
  className: 'btn' | 'btn btn--line' | 'text-btn'
}

/** Copies the address of a public page, to be sent to somebody. */
export const CopyLink = ({ path, copy, className }: CopyLinkProps) => (
  <button
    type="button"
    className={className}
    onClick={() => void copyText(new URL(path, location.href).href, copy)}
  >
    {copy.copy}
  </button>
)
