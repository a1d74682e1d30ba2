import '#app/office/parts/desk.css'
import './you.css'
import { useState } from 'react'
import { accessToken } from '#app/lib/session'
import { toast } from '#app/ui/toast'
import { youCopy } from '#content/office/you'
import { useReload } from './use-my-account.ts'

const copy = youCopy.codes

interface RecoveryCodesProps {
  left: number
  /** Whether there is a second step to recover from. */
  isProtected: boolean
}

/** Creates ten recovery codes for a lost second step and shows them once. */
export function RecoveryCodes({ left, isProtected }: RecoveryCodesProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const reload = useReload()

  async function make() {
    try {
      const response = await fetch('/auth/v1/recovery-codes', {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}` },
      })
      const body = (await response.json()) as { codes?: string[]; msg?: string }
      if (body.codes) setCodes(body.codes)
      else toast({ title: youCopy.failed, description: body.msg ?? '', tone: 'destructive' })
    } catch {
      toast({ title: youCopy.failed, description: youCopy.offline, tone: 'destructive' })
    }
  }

  if (!isProtected) return null
  return (
    <section className="you__part" aria-labelledby="codes-title">
      <div className="you__head">
        <h2 id="codes-title">{copy.title}</h2>
        <p>{codes ? copy.shown : left > 0 ? copy.left(left) : copy.none}</p>
      </div>
      {codes ? (
        <ShownCodes
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            void reload()
          }}
        />
      ) : (
        <div className="stack">
          {left > 0 && <p>{copy.renewText}</p>}
          <button type="button" className={left > 0 ? 'btn btn--line' : 'btn'} onClick={() => void make()}>
            {left > 0 ? copy.renew : copy.make}
          </button>
        </div>
      )}
    </section>
  )
}

function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setIsSaved] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`

  function download() {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = copy.file
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <div className="stack">
      <ol className="you__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="btn btn--line" onClick={download}>
          {copy.download}
        </button>
        <button
          type="button"
          className="text-btn"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        >
          {isCopied ? youCopy.app.copied : copy.copy}
        </button>
      </div>
      <label className="you__choice">
        <input
          type="checkbox"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.currentTarget.checked)}
        />
        <span>{copy.saved}</span>
      </label>
      <div className="row">
        <button type="button" className="btn" disabled={!isSaved} onClick={onDone}>
          {copy.done}
        </button>
        {!isSaved && <span className="sub">{copy.first}</span>}
      </div>
    </div>
  )
}
