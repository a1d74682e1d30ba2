import '#app/features/booking/booking.css'
import { redirect } from 'react-router'
import { BookingHead } from '#app/features/booking/booking-head.tsx'
import { CallChange } from '#app/features/booking/call-change.tsx'
import type { CallFormResult } from '#app/features/booking/call-changed'
import { CallState } from '#app/features/booking/call-state.tsx'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { callTitle } from '#content/facts/call-types'
import { callChangePath, callCopy as copy, callFilePath, callPage } from '#content/pages/call'
import { cancelCall } from '#contracts/cancel-call'
import type { Contract, OutputOf } from '#contracts/contract'
import { correctCallAddress } from '#contracts/correct-call-address'
import { getCall } from '#contracts/get-call'
import { moveCall } from '#contracts/move-call'
import { calendarLinks } from '#domain/calendar-links'
import { sendCallMailAgain } from '#contracts/send-call-mail-again'
import { undoCancelCall } from '#contracts/undo-cancel-call'
import { bookingTimes } from '#server/pages/booking-times.server'
import type { Route } from './+types/page'

export const meta = () => pageMeta(callPage)

type CallFunction = (name: string, input: unknown) => Promise<Response>

async function called<C extends Contract>(
  callFunction: CallFunction,
  contract: C,
  input: object,
): Promise<OutputOf<C> | undefined> {
  const answer = await callFunction(contract.name, input)
  const read = contract.output.safeParse(await answer.json())
  return read.success ? (read.data as OutputOf<C>) : undefined
}

const pathOf = (token: string) => `${callPage.path}/${encodeURIComponent(token)}`

/** Handles the forms of the page. Its link alone changes nothing, because mail scanners follow links. */
export async function action({
  request,
  params: { token },
  context,
}: Route.ActionArgs): Promise<CallFormResult | Response> {
  const form = await request.formData().catch(() => new FormData())
  const callFunction = context.get(callContext)
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  if (form.has('again')) {
    const again = await called(callFunction, sendCallMailAgain, { token })
    if (!again) return { state: 'failed' }
    return again.data.state === 'sent' ? { state: 'sent' } : redirect(pathOf(token), 303)
  }
  if (form.has('fix')) {
    const typed = read('email') ?? ''
    const wrong = correctCallAddress.input.safeParse({ token, address: typed }).error?.issues[0]
    if (wrong) return { state: 'wrong-address', message: wrong.message, typed }
    const fixed = await called(callFunction, correctCallAddress, { token, address: typed })
    if (!fixed) return { state: 'failed', typed }
    const { state } = fixed.data
    if (state === 'corrected') return { state: 'sent' }
    return state === 'too_many' ? { state: 'too-many', typed } : redirect(pathOf(token), 303)
  }
  if (form.has('undo')) {
    const undone = await called(callFunction, undoCancelCall, { token })
    if (!undone) return { state: 'failed' }
    return undone.data.state === 'gone' ? { state: 'gone' } : redirect(pathOf(token), 303)
  }
  if (form.has('cancel')) {
    const canceled = await called(callFunction, cancelCall, { token, note: read('note') })
    return canceled ? redirect(pathOf(token), 303) : { state: 'failed' }
  }
  const wanted = read('startsAt')
  const answer = await called(callFunction, moveCall, { token, startsAt: wanted, zone: read('zone') })
  const { state = 'failed', nearest = [] } = answer?.data ?? {}
  // The call's page shows its new state.
  if (state === 'moved' || state === 'off' || state === 'unknown') return redirect(pathOf(token), 303)
  return { state, nearest, wanted }
}

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const answer = await called(context.get(callContext), getCall, { token })
  const call = answer?.data
  if (!call) return null
  const { minutes, zone, type, canMove, canCancel } = call
  const startsAt = new Date(call.startsAt)
  const isToChange = canCancel && url.pathname.endsWith(callChangePath)
  const params = new URLSearchParams(url.searchParams)
  if (!params.has('zone')) params.set('zone', zone)
  const times = isToChange && canMove ? bookingTimes(context, { minutes, params, except: startsAt }) : null
  const description = call.way === 'phone' ? copy.phone(call.phone) : (call.joinUrl ?? copy.video)
  const links = calendarLinks({ title: callTitle(type), startsAt, minutes, description })
  return { call, isToChange, times, calendar: { file: pathOf(token) + callFilePath, ...links } }
}

/** The page of a call for anyone who has its link: its state, or at its `/change` URL the forms to change it. */
export default function CallPage({ loaderData, actionData: changed, params }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <main id="main" className="wrap booking">
        <BookingHead soft={copy.unknown.title} hard="" lead={copy.unknown.text} />
      </main>
    )
  }
  const { call, isToChange, times, calendar } = loaderData
  return (
    <main id="main" className="wrap booking booking--done">
      {isToChange ? (
        // A moved call remounts the forms, so that no earlier choice stays.
        <CallChange key={call.startsAt} call={call} times={times} changed={changed} />
      ) : (
        <CallState
          call={call}
          changeHref={pathOf(params.token) + callChangePath}
          calendar={calendar}
          changed={changed}
        />
      )}
    </main>
  )
}
