import './account.css'
import { useState } from 'react'
import { authCopy as copy } from '#content/pages/auth'
import { showUnexpected } from './auth-failure.ts'

interface SentPanelProps {
  kind: 'signUp' | 'recover'
  email: string
  resend: () => Promise<void>
}

/** Says that a mail was sent, with the same text whether or not the address has an account. */
export function SentPanel({ kind, email, resend }: SentPanelProps) {
  const [busy, setBusy] = useState(false)

  async function sendAgain() {
    if (busy) return
    setBusy(true)
    await resend().catch(showUnexpected)
    setBusy(false)
  }

  return (
    <div className="stack account__form">
      <p className="account__address">{email}</p>
      <p>{copy.sent[kind]}</p>
      <p className="muted">{copy.sent.nothing}</p>
      <button type="button" className="btn btn--line" disabled={busy} onClick={() => void sendAgain()}>
        {busy ? copy.waiting.other : copy.sent.again}
      </button>
    </div>
  )
}
