import './account.css'
import { useState } from 'react'
import { authCopy as copy } from '#content/pages/auth'
import { showUnexpected } from './auth-failure.ts'

/**
 * After a refused sign-in, for whoever signed up and never confirmed the address. Everybody sees it: the answer does
 * not say whether the address has a sign-up that waits, an account, or nothing.
 */
export function UnconfirmedHelp({ sendAgain }: { sendAgain: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    await sendAgain().catch(showUnexpected)
    setBusy(false)
  }

  return (
    <div className="account__help" role="status">
      <p>{copy.unconfirmed.text}</p>
      <button type="button" className="text-btn" disabled={busy} onClick={() => void send()}>
        {busy ? copy.waiting.other : copy.unconfirmed.again}
      </button>
    </div>
  )
}
