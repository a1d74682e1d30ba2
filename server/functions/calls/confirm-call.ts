import { confirmCall } from '#contracts/confirm-call'
import { defineChange } from '#server/calls/define-function'
import { officeCall, requireVersion } from '#server/commands/calls/change-calls.server'
import { AppError } from '#server/errors/app-error'
import { confirmRequest } from './confirm-request.ts'

const needsLink = 'A video call needs its link.'

export const confirmCallFunction = defineChange(confirmCall, {
  access: 'editor',
  async change({ input: { id, version, joinUrl }, tx, deliver, isConnected, now, caller: { userId: by } }) {
    const found = await officeCall(tx, id)
    const { state, way, starts_at } = found.call
    // Two people of the office may press at once.
    if (state === 'booked') return { answer: { data: { id } }, changes: [] }
    requireVersion(found.call, version)
    if (state !== 'requested' || starts_at <= now) {
      throw new AppError('conflict', { userMessage: 'This call isn’t waiting for an answer anymore.' })
    }
    const link = way === 'video' ? (joinUrl ?? null) : null
    if (way === 'video' && link === null) {
      throw new AppError('invalid', {
        userMessage: needsLink,
        issues: [{ path: 'joinUrl', message: needsLink }],
      })
    }
    const changes = await confirmRequest(found, { tx, deliver, isConnected, now, by, joinUrl: link })
    return { answer: { data: { id } }, changes }
  },
})
