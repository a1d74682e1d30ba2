import type { InputOf, OutputOf } from '#contracts/contract'
import type { SubmissionContract } from '#contracts/submission'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { callFunction, FunctionError } from './call-function.ts'
import type { PostedForm } from './form-action.ts'
import { type FormStamp, openFormStamp, waitForFormStamp } from './form-stamp.ts'
import { memoryValue } from './stored-value.ts'
import type { FormSchema } from './read-form.ts'
import { submissionIds } from './submission-id.ts'
import { honeypotContent } from './honeypot.tsx'
import { type FunctionForm, useFunctionForm } from './use-function-form.ts'
import { rememberedVisit } from './visit.ts'

interface SubmissionFormOptions<C extends SubmissionContract> {
  contract: C
  /** The part of the contract's fields that the visitor fills in here. */
  fields?: FormSchema
  /** Fields the page fills in instead of the visitor. */
  more?: Partial<InputOf<C>>
  /** The result of a form sent without script: the route's `actionData`. */
  posted?: PostedForm<OutputOf<C>> | undefined
  onSuccess: (answer: OutputOf<C>, form: HTMLFormElement) => void
  /** Called when a submit found errors, once they are shown, for a toast about them. */
  onFaults?: (faults: Readonly<Record<string, string>>) => void
  /** Called with any failure except field errors, which the form shows itself. */
  onFailure: (error: unknown) => void
}

export interface SubmissionForm extends FunctionForm {
  formProps: FunctionForm['formProps'] & { onFocus: () => void }
  /** A field's value when the form was sent without script. */
  postedValues: (name: string) => readonly string[]
  /** Why a form sent without script was rejected, or that fields of it have errors. */
  failure: string | undefined
}

/**
 * A form that posts to one function, with what every submission carries: its id, the visit, the stamp and the
 * honeypot.
 */
export function useSubmissionForm<C extends SubmissionContract>({
  contract,
  fields = contract.fields,
  more,
  posted,
  onSuccess,
  onFaults,
  onFailure,
}: SubmissionFormOptions<C>): SubmissionForm {
  const [ids] = useState(() => submissionIds(memoryValue()))
  // The failure of a post without script is shown until the form is sent again.
  const [isFirst, setIsFirst] = useState(true)
  const stamped = useRef<{ id: string; stamp: FormStamp | undefined }>(undefined)
  const form = useFunctionForm({
    schema: fields,
    initialErrors: posted?.errors,
    async send(values, element) {
      const content = { ...values, ...more }
      const submissionId = ids.idFor(content)
      const own = stamped.current?.id === submissionId ? stamped.current.stamp : undefined
      const stamp = await waitForFormStamp(own)
      stamped.current = { id: submissionId, stamp }
      const extras = {
        submissionId,
        visit: rememberedVisit(),
        stamp: stamp?.signed,
        topic: honeypotContent(element),
      }
      try {
        return await callFunction(contract, { ...content, ...extras } as z.input<C['input']>)
      } catch (error) {
        // Other content is stored under this id, so the next attempt sends the current content under a new one.
        if (error instanceof FunctionError && error.code === 'conflict') start()
        throw error
      }
    },
    onSuccess(answer, element) {
      start()
      onSuccess(answer, element)
    },
    onFaults,
    onFailure,
  })

  /** Makes the next send a new submission, with an id and a stamp of its own. */
  function start() {
    ids.forget()
    openFormStamp()
  }

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onFocus: openFormStamp,
      onSubmit(event) {
        setIsFirst(false)
        form.formProps.onSubmit(event)
      },
      onInput(event) {
        // After a failed attempt, changed content needs a stamp of its own.
        openFormStamp()
        form.formProps.onInput(event)
      },
    },
    postedValues: (name) => posted?.values[name] ?? [],
    failure: isFirst ? posted?.failure : undefined,
  }
}
