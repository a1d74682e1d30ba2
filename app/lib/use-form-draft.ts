import { type RefObject, useEffect, useRef, useState } from 'react'
import { answersIn, type DraftValues, fillIn, mergeDraft, unsentPart } from './form-draft.ts'
import type { StoredValue } from './stored-value.ts'

interface FormDraft {
  /** The current answers by control name; empty before hydration. */
  answers: DraftValues
  /** The answers of an earlier visit, for lists that need as many entries; undefined before hydration. */
  restored: DraftValues | undefined
  /** For the form's `onInput`: saves its content. */
  keep: () => void
  /** Deletes the draft after the form was sent, except for text typed in another tab. */
  clear: () => void
}

/** Saves what is typed into a form in the browser, and restores it after a reload. Tabs share one draft. */
export function useFormDraft(
  draft: StoredValue<DraftValues>,
  formRef: RefObject<HTMLFormElement | null>,
): FormDraft {
  const [answers, setAnswers] = useState<DraftValues>({})
  const [restored, setRestored] = useState<DraftValues>()
  /** What this tab has restored or saved. */
  const known = useRef<DraftValues>({})

  useEffect(() => setRestored(draft.read() ?? {}), [draft])
  // After another render, when the lists have as many entries as the draft.
  useEffect(() => {
    if (!restored || !formRef.current) return
    known.current = { ...known.current, ...fillIn(formRef.current, restored) }
    setAnswers(answersIn(formRef.current))
  }, [restored, formRef])

  return {
    answers,
    restored,
    keep() {
      if (!formRef.current) return
      const values = answersIn(formRef.current)
      draft.write(mergeDraft(draft.read() ?? {}, known.current, values))
      known.current = values
      setAnswers(values)
    },
    clear() {
      const unsent = unsentPart(draft.read() ?? {}, known.current)
      draft.clear()
      if (unsent) draft.write(unsent)
      setAnswers({})
    },
  }
}
