import './account.css'
import '#app/lib/form.css'
import { useId, useState } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { FunctionError } from '#app/lib/call-function'
import { accessToken, loadAuth } from '#app/lib/session'
import { type KnownFactor, missingFactors } from '#app/lib/second-step'
import { type FunctionForm, useFunctionForm } from '#app/lib/use-function-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { codeFields, recoveryCodeFields } from '#contracts/second-step-forms'
import { authCopy } from '#content/pages/auth'
import { showUnexpected } from './auth-failure.ts'

const copy = authCopy.secondStep

/** The second step after the password: a code, a passkey, or a recovery code. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  // Read once, so that the factors do not change while the step is in progress.
  const [factors] = useState(() => missingFactors())
  const app = factors.find(({ type }) => type === 'totp')
  const passkey = factors.find(({ type }) => type === 'webauthn')
  const [hasLost, setHasLost] = useState(false)
  if (hasLost) return <RecoveryCodeForm onDone={onDone} onBack={() => setHasLost(false)} />
  return (
    <>
      {app && <CodeForm factor={app} onDone={onDone} />}
      {passkey && <PasskeyButton factor={passkey} isAlone={!app} onDone={onDone} />}
      <button type="button" className="text-btn" onClick={() => setHasLost(true)}>
        {copy.lost}
      </button>
    </>
  )
}

/** Throws an error that the form shows at the code field. */
function refuse(message: string): never {
  throw new FunctionError(message, { code: 'auth', status: null, issues: [{ path: 'code', message }] })
}

function CodeForm({ factor, onDone }: { factor: KnownFactor; onDone: () => void }) {
  const form = useFunctionForm({
    schema: codeFields,
    async send({ code }) {
      const { error } = await (await loadAuth()).mfa.challengeAndVerify({ factorId: factor.id, code })
      if (error) refuse(error.message)
      onDone()
    },
    onFailure: showUnexpected,
  })
  return (
    <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
      <CodeField form={form} label={copy.code} isRecovery={false} />
      <SubmitButton form={form} waiting={authCopy.waiting.signIn}>
        {authCopy.modes.signIn}
      </SubmitButton>
    </form>
  )
}

function RecoveryCodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const form = useFunctionForm({
    schema: recoveryCodeFields,
    async send({ code }) {
      const token = await accessToken()
      const response = await fetch('/auth/v1/recovery-codes/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ code }),
      })
      const body = (await response.json()) as { msg?: string; access_token?: string; refresh_token?: string }
      if (!response.ok) refuse(body.msg ?? copy.failed)
      const { access_token = '', refresh_token = '' } = body
      const { error } = await (await loadAuth()).setSession({ access_token, refresh_token })
      if (error) refuse(error.message)
      onDone()
    },
    onFailure: showUnexpected,
  })
  return (
    <>
      <form {...form.formProps} className="stack account__form" aria-labelledby="auth-title">
        <CodeField form={form} label={copy.recoveryCode} isRecovery />
        <SubmitButton form={form} waiting={authCopy.waiting.signIn}>
          {authCopy.modes.signIn}
        </SubmitButton>
      </form>
      <div className="account__help">
        <p>{copy.noCodes}</p>
        <p>{copy.onlyOwner}</p>
        <button type="button" className="text-btn" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </>
  )
}

function CodeField({ form, label, isRecovery }: { form: FunctionForm; label: string; isRecovery: boolean }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} errorId={form.errorId('code')} message={form.errors['code']}>
      <input
        id={id}
        name="code"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.faultProps('code')}
      />
    </FieldFrame>
  )
}

interface PasskeyButtonProps {
  factor: KnownFactor
  isAlone: boolean
  onDone: () => void
}

function PasskeyButton({ factor, isAlone, onDone }: PasskeyButtonProps) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function use() {
    setIsBusy(true)
    setFault(undefined)
    try {
      const { signInWithPasskey } = await import('#app/lib/passkeys')
      const refusal = await signInWithPasskey(factor.id)
      if (refusal === undefined) onDone()
      else setFault(refusal || copy.passkeyFailed)
    } catch {
      setFault(copy.passkeyFailed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="stack account__form">
      {fault && (
        <p className="form__failure" role="alert">
          {fault}
        </p>
      )}
      <button
        type="button"
        className={isAlone ? 'btn' : 'btn btn--line'}
        disabled={isBusy}
        onClick={() => void use()}
      >
        {copy.passkey}
      </button>
    </div>
  )
}
