import type { Call } from '#server/queries/calls/calls.server'
import { AppError } from '#server/errors/app-error'
import type { Outside } from '#server/settings/outside'

const message = 'A video call needs its link.'

type Connections = Pick<Outside, 'connected' | 'callJoinUrl'>

/** Whether a video call without a link gets a meeting at Zoom. */
export const makesMeetings = ({ connected, callJoinUrl }: Connections): boolean =>
  connected.zoom && callJoinUrl === undefined

/** Whether a call can be booked without a link of its own. */
export const needsNoLink = ({ way, zoom_meeting_id }: Call, outside: Connections): boolean =>
  way === 'phone' || zoom_meeting_id !== null || makesMeetings(outside)

/**
 * Returns the join URL to book a call with; null for a phone call, or if Zoom is to make it.
 * @throws AppError invalid
 */
export function requireJoinUrl(call: Call, given: string | undefined, outside: Connections): string | null {
  if (call.way === 'video' && given !== undefined) return given
  if (needsNoLink(call, outside)) return null
  throw new AppError('invalid', { userMessage: message, issues: [{ path: 'joinUrl', message }] })
}
