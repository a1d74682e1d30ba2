import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { toastFailure } from '#app/lib/toast-failure'
import { refetchBy } from '#app/office/frame/refetch'
import { toast } from '#app/ui/toast'
import { setUpCopy } from '#content/office/set-up'
import { proveMail } from '#contracts/prove-mail'

/** Handles the link of a test mail: it reports that the mail arrived and removes the token from the address. */
export function useMailProof(isOwner: boolean): void {
  const [params, setParams] = useSearchParams()
  const token = params.get('proof')
  const client = useQueryClient()
  const used = useRef<string>(null)
  useEffect(() => {
    if (token === null || !isOwner || used.current === token) return
    used.current = token
    callFunction(proveMail, { token }, { idempotencyKey: makeUuid() }).then(() => {
      toast({ title: setUpCopy.mail.proved })
      refetchBy(client)({ topics: ['settings'], isOwn: true })
    }, toastFailure)
    setParams((now) => (now.delete('proof'), now), { replace: true })
  }, [token, isOwner, client, setParams])
}
