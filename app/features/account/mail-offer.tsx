import './account.css'
import { useState } from 'react'
import { authCopy as copy } from '#content/pages/auth'
import { showUnexpected } from './auth-failure.ts'

interface MailOfferProps {
  text: string
  /** The button's label. */
  action: string
  send: () => Promise<void>
}

/**
 * After a refused sign-in, offers a mail that helps. Shown to everybody, so that it reveals nothing about the
 * address.
 */
export function MailOffer({ text, action, send }: MailOfferProps) {
  const [busy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    await send().catch(showUnexpected)
    setBusy(false)
  }

  return (
    <div className="account__help" role="status">
      <p>{text}</p>
      <button type="button" className="text-btn" disabled={busy} onClick={() => void press()}>
        {busy ? copy.waiting.other : action}
      </button>
    </div>
  )
}
