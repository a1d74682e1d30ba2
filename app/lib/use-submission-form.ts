import type { InputOf, OutputOf } from '#contracts/contract'
import type { SubmissionContract } from '#contracts/submission'
import { type FocusEvent, useRef } from 'react'
import type * as z from 'zod/mini'
import { callFunction } from './call-function.ts'
import type { PostedForm } from './form-action.ts'
import { openFormStamp, ripeFormStamp } from './form-stamp.ts'
import type { FormSchema } from './read-form.ts'
import { type FunctionForm, useFunctionForm } from './use-function-form.ts'
import { rememberedVisit } from './visit.ts'

interface SubmissionFormOptions<C extends SubmissionContract> {
  contract: C
  /** What the visitor fills in here, where that is not all of the contract's fields. */
  fields?: FormSchema
  /** Fields the page fills in instead of the visitor. */
  more?: Partial<InputOf<C>>
  /** What came back of a form sent without script: the route's `actionData`. */
  posted?: PostedForm<OutputOf<C>> | undefined
  onSuccess: (answer: OutputOf<C>, form: HTMLFormElement) => void
  /** Called when a submit found faults, once they are shown: for a toast about them. */
  onFaults?: (faults: Readonly<Record<string, string>>) => void
  /** Called with whatever went wrong, unless it was about fields of this form: those show it themselves. */
  onFailure: (error: unknown) => void
}

export interface SubmissionForm extends FunctionForm {
  formProps: FunctionForm['formProps'] & { onFocus: (event: FocusEvent) => void }
  /** What a field held when the form was sent without script. */
  postedValues: (name: string) => readonly string[]
  /** Why a form sent without script was not taken, or that fields of it are marked. */
  failure: string | undefined
}

/** A form that posts to one function, with what every submission carries: its id, the visit, and the stamp. */
export function useSubmissionForm<C extends SubmissionContract>({
  contract,
  fields = contract.fields,
  more,
  posted,
  onSuccess,
  onFaults,
  onFailure,
}: SubmissionFormOptions<C>): SubmissionForm {
  // The same until it is stored: a second try after a lost answer is the same submission.
  const submissionId = useRef<string>(undefined)
  const form = useFunctionForm({
    schema: fields,
    initialErrors: posted?.errors,
    async send(values, element) {
      submissionId.current ??= crypto.randomUUID()
      const trap = element.elements.namedItem('topic')
      const input = {
        ...values,
        ...more,
        submissionId: submissionId.current,
        visit: rememberedVisit(),
        stamp: await ripeFormStamp(),
        topic: (trap instanceof HTMLInputElement && trap.value) || undefined,
      }
      return callFunction(contract, input as z.input<C['input']>)
    },
    onSuccess(answer, element) {
      submissionId.current = undefined
      onSuccess(answer, element)
    },
    onFaults,
    onFailure,
  })
  return {
    ...form,
    formProps: { ...form.formProps, onFocus: openFormStamp },
    postedValues: (name) => posted?.values[name] ?? [],
    failure: posted?.failure,
  }
}
