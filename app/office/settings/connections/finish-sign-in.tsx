import '#app/office/parts/desk.css'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { describeFailure } from '#app/office/frame/describe-failure.tsx'
import { useAction } from '#app/office/frame/use-action'
import { mailSignInCopy as copy } from '#content/office/mail-sign-in'
import { finishMailSignIn } from '#contracts/finish-mail-sign-in'

/** Handles the OAuth redirect back from the provider: it finishes the sign-in once and clears the address. */
export function FinishSignIn() {
  const [address, setAddress] = useSearchParams()
  const [failure, setFailure] = useState<React.ReactNode>()
  const finished = useRef<string>(undefined)
  const { act, isPending } = useAction(finishMailSignIn, {
    topics: ['settings', 'deliveries'],
    successMessage: () => copy.done,
    timeoutMs: 60_000,
    onFailure(error) {
      setFailure(describeFailure(error))
      return true
    },
  })
  const code = address.get('code')
  const state = address.get('state')
  const refusal = address.get('error')
  useEffect(() => {
    if (state === null || finished.current === state) return
    finished.current = state
    // Without these parameters, a reload or bookmark does not repeat the sign-in.
    setAddress({}, { replace: true })
    if (code !== null) act({ code, state })
    else setFailure(copy.refused(refusal?.slice(0, 60) ?? '?'))
  }, [code, state, refusal, act, setAddress])
  if (isPending || state !== null)
    return (
      <p role="status" data-at-once>
        {copy.finishing}
      </p>
    )
  return failure === undefined ? null : (
    <p role="alert" className="signal strong">
      {failure}
    </p>
  )
}
