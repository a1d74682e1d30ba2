import { callTitle } from '#content/facts/call-types'
import { callChangePath } from '#content/pages/call'
import type { CallState, CallType, CallWay } from '#domain/call-rules'
import { calendarRequest } from './calendar-invitation.ts'

/** The columns of a call that its calendar entry needs. */
export interface InvitedCall {
  id: string
  type: CallType
  state: CallState
  starts_at: Date
  minutes: number
  zone: string
  name: string
  email: string
  phone: string | null
  way: CallWay
  join_url: string | null
  /** How many versions of the calendar entry the visitor has been given. */
  invitations: number
  changed_at: Date
}

interface CallInvitationData {
  call: InvitedCall
  /** The URL of the call's own page. */
  callUrl: string
  organizer: { name: string; email: string }
}

/** Describes how the call takes place: by phone or by video. */
export function describeCallMethod({
  way,
  phone,
  state,
  join_url,
}: Pick<InvitedCall, 'way' | 'phone' | 'state' | 'join_url'>): string {
  if (way === 'phone') return `We call ${phone ?? 'you'}`
  if (state !== 'booked') return 'Video call: the link comes once it’s confirmed'
  return join_url === null ? 'Video call: the link follows by email' : 'Video call'
}

/** Creates the calendar entry of a call in its current state. */
export function callInvitation({ call, callUrl, organizer }: CallInvitationData) {
  const isOn = call.state === 'booked' || call.state === 'requested'
  const how = call.way === 'phone' ? describeCallMethod(call) : call.join_url && `Join: ${call.join_url}`
  return calendarRequest({
    method: isOn ? 'REQUEST' : 'CANCEL',
    status: call.state === 'booked' ? 'confirmed' : isOn ? 'tentative' : 'canceled',
    uid: call.id,
    sequence: Math.max(0, call.invitations - 1),
    product: 'Calls',
    title: callTitle(call.type),
    description: [how, isOn && `Move or cancel: ${callUrl}${callChangePath}`].filter(Boolean).join('\n'),
    startsAt: call.starts_at,
    minutes: call.minutes,
    zone: call.zone,
    joinUrl: call.way === 'video' ? (call.join_url ?? undefined) : undefined,
    createdAt: call.changed_at,
    organizer,
    attendee: { name: call.name, email: call.email },
  })
}
