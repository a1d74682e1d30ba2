import { logCopy as copy } from '#content/office/log'
import type { LoggedAction } from '#contracts/list-log'
import { describeAction } from './describe-action.ts'

/** A log entry as a sentence: who did what, and to whom. */
export function ActionLine({ act }: { act: LoggedAction }) {
  const { before, name, after } = describeAction(act)
  return (
    <>
      <b>{act.who?.name ?? copy.server}</b> {before}
      <b>{name}</b>
      {after}
    </>
  )
}
