import '#app/office/parts/desk.css'
import './you.css'
import { useId, useState } from 'react'
import { FunctionError } from '#app/lib/call-function'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { loadAuth } from '#app/lib/session'
import { useFunctionForm } from '#app/lib/use-function-form'
import { showUnexpected } from '#app/features/account/auth-failure'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { codeFields } from '#contracts/second-step-forms'
import { authCopy } from '#content/pages/auth'
import { youCopy } from '#content/office/you'
import { QrCode } from './qr-code.tsx'

const copy = youCopy.app

export interface NewAuthenticator {
  id: string
  uri: string
  secret: string
}

interface EnrollAppProps {
  app: NewAuthenticator
  onDone: () => void
  onCancel: () => void
}

/** Shows a new authenticator app's key as a QR code and as text, with a field for the first code. */
export function EnrollApp({ app, onDone, onCancel }: EnrollAppProps) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const form = useFunctionForm({
    schema: codeFields,
    async send({ code }) {
      const { error } = await (await loadAuth()).mfa.challengeAndVerify({ factorId: app.id, code })
      if (error) {
        const issues = [{ path: 'code', message: error.message }]
        throw new FunctionError(error.message, { code: 'auth', status: null, issues })
      }
      onDone()
    },
    onFailure: showUnexpected,
  })
  return (
    <div className="you__enroll">
      <QrCode text={app.uri} label={copy.qr} />
      <form {...form.formProps} className="stack" aria-labelledby="app-title">
        <p>{copy.scan}</p>
        <p>
          <a href={app.uri}>{copy.open}</a>
        </p>
        <div>
          <p className="sub">{copy.type}</p>
          <code className="you__key">{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <button
            type="button"
            className="text-btn"
            onClick={() => void navigator.clipboard.writeText(app.secret).then(() => setIsCopied(true))}
          >
            {isCopied ? copy.copied : copy.copy}
          </button>
        </div>
        <FieldFrame id={id} label={copy.code} errorId={form.errorId('code')} message={form.errors['code']}>
          <input
            id={id}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            {...form.faultProps('code')}
          />
        </FieldFrame>
        <div className="row">
          <SubmitButton form={form} waiting={authCopy.waiting.other}>
            {copy.turnOn}
          </SubmitButton>
          <button type="button" className="text-btn" onClick={onCancel}>
            {copy.cancel}
          </button>
        </div>
      </form>
    </div>
  )
}
