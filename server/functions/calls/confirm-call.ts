import { confirmCall } from '#contracts/confirm-call'
import { defineChange } from '#server/calls/define-function'
import { officeCall, requireVersion } from '#server/commands/calls/change-calls.server'
import { AppError } from '#server/errors/app-error'
import { confirmRequest } from './confirm-request.ts'
import { requireJoinUrl } from './require-join-url.ts'

export const confirmCallFunction = defineChange(confirmCall, {
  access: 'editor',
  async change({
    input: { id, version, joinUrl },
    tx,
    deliver,
    isConnected,
    now,
    caller: { userId: by },
    outside,
  }) {
    const found = await officeCall(tx, id)
    const { state, starts_at } = found.call
    // Two people of the office may press at once.
    if (state === 'booked') return { answer: { data: { id } }, changes: [] }
    requireVersion(found.call, version)
    if (state !== 'requested' || starts_at <= now) {
      throw new AppError('conflict', { userMessage: 'This call isn’t waiting for an answer anymore.' })
    }
    const link = requireJoinUrl(found.call, joinUrl, outside)
    const changes = await confirmRequest(found, { tx, deliver, isConnected, now, by, joinUrl: link })
    return { answer: { data: { id } }, changes }
  },
})
