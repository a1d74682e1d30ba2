import { type RefObject, useEffect, useState } from 'react'
import { answersIn, type DraftValues, fillIn } from './form-draft.ts'
import type { Kept } from './kept.ts'

interface FormDraft {
  /** What is answered now, by the controls' names; empty until the script has looked. */
  answers: DraftValues
  /** What an earlier visit left, for lists that need as many entries; undefined before the script. */
  restored: DraftValues | undefined
  /** For the form's `onInput`: keeps what is in it. */
  keep: () => void
  /** It is sent: nothing of it stays in the browser. */
  clear: () => void
}

/** Keeps what is typed into a form in the browser, and puts it back after a reload. */
export function useFormDraft(
  draft: Kept<DraftValues>,
  formRef: RefObject<HTMLFormElement | null>,
): FormDraft {
  const [answers, setAnswers] = useState<DraftValues>({})
  const [restored, setRestored] = useState<DraftValues>()

  useEffect(() => setRestored(draft.read() ?? {}), [draft])
  // Once more drawn: the lists have as many entries as the draft.
  useEffect(() => {
    if (!restored || !formRef.current) return
    fillIn(formRef.current, restored)
    setAnswers(answersIn(formRef.current))
  }, [restored, formRef])

  return {
    answers,
    restored,
    keep() {
      if (!formRef.current) return
      const values = answersIn(formRef.current)
      draft.write(values)
      setAnswers(values)
    },
    clear() {
      draft.clear()
      setAnswers({})
    },
  }
}
