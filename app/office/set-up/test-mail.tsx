import './set-up.css'
import '#app/office/parts/desk.css'
import { useMutation } from '@tanstack/react-query'
import { useReadiness } from './use-readiness.ts'
import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { groupState } from '#app/office/settings/group-state'
import { settingsOf, useSettings } from '#app/office/settings/use-settings'
import { TestSteps } from '#app/office/settings/test-steps.tsx'
import { settingParts } from '#content/office/settings'
import { setUpCopy } from '#content/office/set-up'
import type { OwnerSetting } from '#contracts/owner-setting'
import { sendTestMail } from '#contracts/send-test-mail'
import { SenderDomainRecords } from './sender-domain.tsx'

const copy = setUpCopy.mail
/** A mail server may take its time for each step. */
const timeoutMs = 120_000

const { mail } = settingParts.connections.groups
const isMailSetUp = (settings: readonly OwnerSetting[]) =>
  mail !== undefined && groupState(mail, settingsOf(mail, settings)) === 'on'

/** Sends the mail whose button proves that mail works, and shows the records of the sender's domain; nothing until mail is set up. */
export function TestMail() {
  const settings = useSettings().data
  const isProved = useReadiness().data?.items.some(({ id, state }) => id === 'mail' && state === 'done')
  const test = useMutation({
    mutationFn: async () => (await callFunction(sendTestMail, {}, { timeoutMs })).data,
    onError: toastFailure,
  })
  const { data } = test
  if (!settings || !isMailSetUp(settings)) return null
  const isSent = data?.steps.every(({ state }) => state === 'done')
  return (
    <>
      <div className="test-mail">
        <p>{isProved ? copy.proved : copy.text}</p>
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
      <SenderDomainRecords />
    </>
  )
}
