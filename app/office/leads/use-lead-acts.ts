import { toast } from '#app/ui/toast'
import { useAct } from '#app/office/frame/use-act'
import type { RawInputOf } from '#contracts/contract'
import { markAnswered } from '#contracts/mark-answered'
import { setContactStatus } from '#contracts/set-contact-status'
import { updateContacts } from '#contracts/update-contacts'
import { leadsCopy } from '#content/office-leads'
import type { ContactStatus } from '#domain/contact-status'

const copy = leadsCopy.said
const topics = ['contacts'] as const

/** Whom an act is for: named, or all of the view. */
export type Chosen = Pick<
  RawInputOf<typeof setContactStatus>,
  'ids' | 'filter' | 'except' | 'expectedCount' | 'versions'
>

interface Step {
  next_step: string | null
  next_step_on: string | null
}

/** What can be done with one lead and with many. */
export function useLeadActs({ onBulkDone }: { onBulkDone: () => void }) {
  // What was done with one lead says what it has seen of it, and leaves what is chosen.
  const onDone = (_answer: unknown, { versions }: Chosen) => {
    if (!versions) onBulkDone()
  }
  const status = useAct(setContactStatus, {
    topics,
    said: ({ data }, { status: to }) => (data.changed > 0 ? copy.status(data.changed, to) : undefined),
    shown: (data, { ids, status: to }) => withColumns(data, ids, { status: to }),
    wanted: ({ status: to }) => copy.wanted(to),
    // Whoever decides after having seen what the other did decides.
    again: ({ versions: _versions, ...input }) => input,
    onDone(answer, input) {
      if (answer.data.changed === 0) toast({ title: copy.nothing, tone: 'notice' })
      onDone(answer, input)
    },
  })
  const answered = useAct(markAnswered, {
    topics,
    said: ({ logId }) => (logId === null ? undefined : copy.answered),
    shown: (data, { id }) => withColumns(data, [id], { waiting_since: null }),
    onDone: ({ logId }) => void (logId === null && toast({ title: copy.nobodyWaits, tone: 'notice' })),
  })
  const step = useAct(updateContacts, {
    topics,
    said: ({ data }, { next_step }) =>
      next_step === null ? copy.stepGone(data.changed) : copy.step(data.changed),
    shown: (data, { ids, next_step, next_step_on }) => withColumns(data, ids, { next_step, next_step_on }),
    onDone,
  })
  const owner = useAct(updateContacts, {
    topics,
    said: ({ data }, { owner_id }) =>
      owner_id === null ? copy.handedBack(data.changed) : copy.handed(data.changed),
    onDone,
  })
  return {
    setStatus: (chosen: Chosen, to: ContactStatus) => status.act({ ...chosen, status: to }),
    markAnswered: (id: string) => answered.act({ id }),
    setStep: (chosen: Chosen, set: Step) => step.act({ ...chosen, ...set }),
    handTo: (chosen: Chosen, owner_id: string | null) => owner.act({ ...chosen, owner_id }),
    conflict: status.conflict ?? step.conflict ?? owner.conflict,
  }
}

/**
 * A kept answer of the list with columns of some rows changed; any other answer as it is. Their versions go along: who
 * does two things in a row has seen the first of them.
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
