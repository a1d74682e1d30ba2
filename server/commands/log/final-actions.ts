import { hasRole } from '#domain/has-role'
import type { Role } from '#domain/role'
import { undoDays } from '#domain/undo-days'
import { AppError } from '#server/errors/app-error'
import type { LogEntry } from '#server/queries/log/log-entries.server'
import { finalActions, undoHandlers } from './undo-handlers.server.ts'

interface Judged extends Pick<LogEntry, 'action' | 'subject_kind' | 'created_at'> {
  /** Whether the entry still has its content. */
  hasContents: boolean
}

const dayMs = 24 * 3_600_000

/** Returns why a role cannot undo a log entry; undefined if nothing in the entry prevents it. */
export function finalReason(
  { action, subject_kind, created_at, hasContents }: Judged,
  role: Role,
  now: Date,
): AppError | undefined {
  const refused = (userMessage: string) => new AppError('conflict', { userMessage })
  const why = finalActions[action]
  if (why !== undefined) return refused(why)
  const undoing = undoHandlers[subject_kind]
  if ('why' in undoing) return refused(undoing.why)
  if (undoing.minRole !== undefined && !hasRole(role, undoing.minRole))
    return new AppError('forbidden', { userMessage: 'Only an owner can undo this.' })
  if (now.getTime() - created_at.getTime() > undoDays * dayMs)
    return refused(`This is more than ${undoDays} days old, so it can’t be undone anymore.`)
  if (!hasContents) return refused('What it changed isn’t kept anymore, so it can’t be undone.')
  return undefined
}
