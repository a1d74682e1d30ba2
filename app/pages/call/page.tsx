import '#app/features/booking/booking.css'
import { BookingHead } from '#app/features/booking/booking-head.tsx'
import { CallChange } from '#app/features/booking/call-change.tsx'
import type { CallChanged } from '#app/features/booking/call-changed'
import { callContext } from '#app/lib/call-context'
import { pageMeta } from '#app/lib/page-meta'
import { bookingLink } from '#content/facts/booking-link'
import { callCopy as copy, callPage } from '#content/pages/call'
import { cancelCall } from '#contracts/cancel-call'
import type { Contract, OutputOf } from '#contracts/contract'
import { getCall } from '#contracts/get-call'
import { moveCall } from '#contracts/move-call'
import { formatSession, sessionClock } from '#domain/format-session'
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

/** The link alone changes nothing, because mail scanners follow links; a press of one of its buttons does. */
export async function action({
  request,
  params: { token },
  context,
}: Route.ActionArgs): Promise<CallChanged> {
  const form = await request.formData().catch(() => new FormData())
  const callFunction = context.get(callContext)
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  if (form.has('cancel')) {
    const answer = await called(callFunction, cancelCall, { token, note: read('note') })
    return { did: 'cancel', state: answer?.data.state ?? 'failed', nearest: [] }
  }
  const moved = { token, startsAt: read('startsAt'), zone: read('zone') }
  const answer = await called(callFunction, moveCall, moved)
  return {
    did: 'move',
    state: answer?.data.state ?? 'failed',
    nearest: answer?.data.nearest ?? [],
    wanted: moved.startsAt,
  }
}

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const answer = await called(context.get(callContext), getCall, { token })
  const call = answer?.data ?? null
  if (!call) return { call, times: null }
  const given = new URLSearchParams(url.searchParams)
  if (!given.has('zone')) given.set('zone', call.zone)
  const { minutes, startsAt } = call
  const times = call.canMove
    ? bookingTimes(context, { minutes, params: given, except: new Date(startsAt) })
    : null
  return { call, times }
}

/** A call, for who has the link of its mails: what became of it, and how to move or cancel it. */
export default function CallPage({ loaderData: { call, times }, actionData: changed }: Route.ComponentProps) {
  if (!call) {
    return (
      <main id="main" className="wrap booking">
        <BookingHead soft={copy.unknown.title} hard="" lead={copy.unknown.text} />
      </main>
    )
  }
  const { state, zone, businessZone, minutes, way, phone, joinUrl } = call
  const [startsAt, answerBy] = [new Date(call.startsAt), new Date(call.answerBy)]
  const when = formatSession(startsAt, zone)
  const isOn = state === 'requested' || state === 'booked'
  const there = formatSession(startsAt, businessZone)
  const isElsewhere = sessionClock(startsAt, zone) !== sessionClock(startsAt, businessZone)
  return (
    <main id="main" className="wrap booking booking--done">
      <BookingHead
        key={`${state} ${call.startsAt}`}
        isNews={changed !== undefined}
        {...copy.states(when)[state]}
        lead={state === 'requested' ? copy.answerBy(formatSession(answerBy, zone)) : undefined}
      />
      {isOn && (
        <p>
          {[
            copy.minutes(minutes),
            way === 'phone' ? copy.phone(phone) : copy.video,
            isElsewhere ? copy.forUs(there) : '',
          ].join(' ')}{' '}
          {joinUrl !== null && <a href={joinUrl}>{copy.join}</a>}
        </p>
      )}
      {changed && <Outcome changed={changed} />}
      {isOn ? (
        <CallChange call={call} times={times} changed={changed} />
      ) : (
        <p>
          <a className="btn btn--line" href={bookingLink(call.about)}>
            {copy.again}
          </a>
        </p>
      )}
    </main>
  )
}

/** What has come of the press. */
function Outcome({ changed: { did, state } }: { changed: CallChanged }) {
  const words =
    state === 'moved'
      ? copy.move.moved
      : state === 'canceled'
        ? copy.cancel.canceled
        : state === 'late'
          ? copy.move.late
          : state === 'failed'
            ? copy[did].failed
            : undefined
  return words ? <p role="status">{words}</p> : null
}
