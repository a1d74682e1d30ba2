import { logCopy as copy } from '#content/office-log'
import type { LoggedAct } from '#contracts/list-log'
import { actWords } from './act-words.ts'

/** An act as a sentence: who, what, on whom. */
export function ActLine({ act }: { act: LoggedAct }) {
  const { before, name, after } = actWords(act)
  return (
    <>
      <b>{act.who?.name ?? copy.server}</b> {before}
      <b>{name}</b>
      {after}
    </>
  )
}
