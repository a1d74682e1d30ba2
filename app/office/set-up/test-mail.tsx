import './set-up.css'
import '#app/office/parts/desk.css'
import { useMutation } from '@tanstack/react-query'
import { useReadiness } from './use-readiness.ts'
import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { groupState } from '#app/office/settings/group-state'
import { settingsOf, useSettings } from '#app/office/settings/use-settings'
import { TestSteps } from '#app/office/settings/test-steps.tsx'
import { setUpCopy, setUpGroups } from '#content/office/set-up'
import { SenderDomainRecords } from './sender-domain.tsx'
import { sendTestMail } from '#contracts/send-test-mail'

const copy = setUpCopy.mail
/** Long, because each step of a mail server can be slow. */
const timeoutMs = 120_000

const proofs = { mail: 'mail', alerts: 'owner-address' } as const

/**
 * Sends a test mail whose button proves the step; the mail step also shows the DNS records of the sender's domain.
 * Renders nothing until mail and the step are set up.
 */
export function TestMail({ step, isFolded = false }: { step: keyof typeof proofs; isFolded?: boolean }) {
  const settings = useSettings().data
  const isProved = useReadiness().data?.items.some(({ id, state }) => id === proofs[step] && state === 'done')
  const test = useMutation({
    mutationFn: async () => (await callFunction(sendTestMail, {}, { timeoutMs })).data,
    onError: toastFailure,
  })
  const { data } = test
  const isSetUp = (['mail', step] as const).every((each) => {
    const group = setUpGroups[each]
    return settings && group && groupState(group, settingsOf(group, settings)) === 'on'
  })
  if (!isSetUp) return null
  const isSent = data?.steps.every(({ state }) => state === 'done')
  const { text, proved } = setUpCopy[step]
  return (
    <>
      <div className="test-mail">
        <p>{isProved ? proved : text}</p>
        <p className="row-of">
          <button
            type="button"
            className="btn btn--line"
            disabled={test.isPending}
            onClick={() => test.mutate()}
          >
            {test.isPending ? copy.sending : copy.send}
          </button>
        </p>
        {data && <TestSteps steps={data.steps} names={copy.names} />}
        {isSent && data?.to != null && !isProved && <p role="status">{copy.waiting(data.to)}</p>}
      </div>
      {step === 'mail' && <SenderDomainRecords isFolded={isFolded} />}
    </>
  )
}
