import { toast } from '#app/ui/toast'
import { useAction, type UseActionOptions } from '#app/office/frame/use-action'
import type { RawInputOf } from '#contracts/contract'
import { markAnswered } from '#contracts/mark-answered'
import { setContactStatus } from '#contracts/set-contact-status'
import { updateContacts } from '#contracts/update-contacts'
import { leadsCopy } from '#content/office/leads'
import type { ContactStatus } from '#domain/contact-status'

const copy = leadsCopy.successMessages
const topics = ['contacts'] as const

/** The leads an action is for: by id, or the whole view. */
export type Chosen = Pick<
  RawInputOf<typeof setContactStatus>,
  'ids' | 'filter' | 'except' | 'expectedCount' | 'versions'
>

/** The options of the action that sets the next step of leads; the step dialog uses them too. */
export const stepAction = {
  topics,
  successMessage: ({ data }, { next_step }) =>
    next_step === null ? copy.stepGone(data.changed) : copy.step(data.changed),
  inputForOverride: ({ versions: _versions, ...input }) => input,
} satisfies UseActionOptions<typeof updateContacts>

/** The actions for one lead and for many. */
export function useLeadActions({ onBulkDone }: { onBulkDone: () => void }) {
  // An action on one lead sends the version it has seen and keeps the selection.
  const onDone = (_answer: unknown, { versions }: Chosen) => {
    if (!versions) onBulkDone()
  }
  const status = useAction(setContactStatus, {
    topics,
    successMessage: ({ data }, { status: to }) =>
      data.changed > 0 ? copy.status(data.changed, to) : undefined,
    optimisticUpdate: (data, { ids, status: to }) => withColumns(data, ids, { status: to }),
    wanted: ({ status: to }) => copy.wanted(to),
    // After a conflict, repeating the action overrides the other change.
    inputForOverride: ({ versions: _versions, ...input }) => input,
    onDone(answer, input) {
      if (answer.data.changed === 0) toast({ title: copy.nothing, tone: 'notice' })
      onDone(answer, input)
    },
  })
  const answered = useAction(markAnswered, {
    topics,
    successMessage: ({ logId }) => (logId === null ? undefined : copy.answered),
    optimisticUpdate: (data, { id }) => withColumns(data, [id], { waiting_since: null }),
    onDone: ({ logId }) => void (logId === null && toast({ title: copy.nobodyWaits, tone: 'notice' })),
  })
  const step = useAction(updateContacts, {
    ...stepAction,
    optimisticUpdate: (data, { ids, next_step, next_step_on }) =>
      withColumns(data, ids, { next_step, next_step_on }),
    onDone,
  })
  const owner = useAction(updateContacts, {
    topics,
    successMessage: ({ data }, { owner_id }) =>
      owner_id === null ? copy.handedBack(data.changed) : copy.handed(data.changed),
    onDone,
  })
  return {
    setStatus: (chosen: Chosen, to: ContactStatus) => status.act({ ...chosen, status: to }),
    markAnswered: (id: string) => answered.act({ id }),
    clearStep: (chosen: Chosen) => step.act({ ...chosen, next_step: null, next_step_on: null }),
    handTo: (chosen: Chosen, owner_id: string | null) => owner.act({ ...chosen, owner_id }),
    conflict: status.conflict ?? step.conflict ?? owner.conflict,
  }
}

/**
 * Applies an optimistic update to rows of the cached list. It increments their versions, so that a second action right
 * after the first does not conflict with it.
 */
function withColumns(data: unknown, ids: readonly string[] | undefined, columns: object): unknown {
  const rows = (data as { data?: unknown }).data
  if (!ids || !Array.isArray(rows)) return data
  const changed = rows.map((row: { id?: string; version?: number }) =>
    row.id !== undefined && row.version !== undefined && ids.includes(row.id)
      ? { ...row, ...columns, version: row.version + 1 }
      : row,
  )
  return { ...(data as object), data: changed }
}
