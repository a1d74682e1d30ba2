import '#app/lib/form.css'
import './you.css'
import { useState } from 'react'
import { loadAuth } from '#app/lib/session'
import { toast } from '#app/ui/toast'
import { youCopy } from '#content/office/you'
import type { MyFactor } from '#contracts/get-my-account'
import { type NewAuthenticator, EnrollApp } from './enroll-app.tsx'
import { FactorList } from './factor-list.tsx'
import { useReload } from './use-my-account.ts'

const copy = youCopy.app

/** Sets up an authenticator app by QR code or typed key; its first code turns it on. */
export function AppSection({ factors }: { factors: readonly MyFactor[] }) {
  const [begun, setBegun] = useState<NewAuthenticator>()
  const reload = useReload()

  async function begin() {
    const { data, error } = await (
      await loadAuth()
    ).mfa.enroll({ factorType: 'totp', friendlyName: copy.name })
    if (error) toast({ title: youCopy.failed, description: error.message, tone: 'destructive' })
    else setBegun({ id: data.id, uri: data.totp.uri, secret: data.totp.secret })
  }

  async function finish() {
    setBegun(undefined)
    toast({ title: copy.on, description: copy.onText })
    await reload()
  }

  return (
    <section className="you__part" aria-labelledby="app-title">
      <div className="you__head">
        <h2 id="app-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div className="stack">
        <FactorList factors={factors} unnamed={copy.name} />
        {begun && <EnrollApp app={begun} onDone={() => void finish()} onCancel={() => setBegun(undefined)} />}
        {!begun && factors.length === 0 && (
          <button type="button" className="btn" onClick={() => void begin()}>
            {copy.start}
          </button>
        )}
      </div>
    </section>
  )
}
