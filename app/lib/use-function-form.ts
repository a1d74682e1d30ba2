import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { dismissFailures } from '#app/ui/toast'
import { FunctionError } from './call-function.ts'
import { type FormSchema, readForm } from './read-form.ts'

interface FunctionFormOptions<Schema extends FormSchema, Result> {
  /** One field per control name: a contract's `input`, or the part of it that the visitor fills in. */
  schema: Schema
  /** What the server said of the fields before the script came. */
  initialErrors?: Readonly<Record<string, string>> | undefined
  /** Does what the form is for, as a rule `(values) => callFunction(contract, values)`. */
  send: (values: z.output<Schema>, form: HTMLFormElement) => Result | Promise<Result>
  onSuccess?: (result: Result, form: HTMLFormElement) => void
  /** Called when a submit found faults, the server's too, once they are shown: for a toast about them. */
  onFaults?: ((faults: Readonly<Record<string, string>>) => void) | undefined
  /** Called with whatever `send` threw, unless it was about fields of this form: those show it themselves. */
  onFailure?: (error: unknown) => void
}

export interface FunctionForm {
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  /**
   * The fault of each faulty field, by the field's name. A fault of one entry of a list also stands under the
   * entry's own name, `tasks.2`.
   */
  errors: Readonly<Record<string, string>>
  /** True from the press of the button until `send` has ended; a second press does nothing. */
  submitting: boolean
  /** Takes back what was said of the fields, as when the form turns into another one. */
  forgetFaults: () => void
  /** The id of a field's error message, for the element that shows it. */
  errorId: (name: string) => string
  /** For the field's control: links it to its message while there is one. */
  faultProps: (name: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/**
 * The one way to make a form. Its controls are the browser's own and keep their values themselves; here they are
 * read, checked by the schema, and sent. Faults are shown at the fields, and the first of them gets the focus;
 * a faulty field is checked again as the visitor corrects it.
 */
export function useFunctionForm<Schema extends FormSchema, Result>({
  schema,
  initialErrors = {},
  send,
  onSuccess,
  onFaults,
  onFailure,
}: FunctionFormOptions<Schema, Result>): FunctionForm {
  const ref = useRef<HTMLFormElement>(null)
  const idPrefix = useId()
  const [errors, setErrors] = useState(initialErrors)
  const [submitting, setSubmitting] = useState(false)
  // The state is only as new as the last render; two presses can come before it.
  const busy = useRef(false)

  function show(form: HTMLFormElement, faults: Record<string, string>) {
    // Drawn before the focus moves, so that the field is announced with its message.
    flushSync(() => setErrors(faults))
    focusFirst(form, faults)
    onFaults?.(faults)
  }

  async function submit(form: HTMLFormElement) {
    if (busy.current) return
    dismissFailures()
    const parsed = schema.safeParse(readForm(new FormData(form), schema))
    if (!parsed.success) return show(form, errorsByField(schema, parsed.error.issues))
    setErrors({})
    busy.current = true
    setSubmitting(true)
    try {
      const result = await send(parsed.data, form)
      onSuccess?.(result, form)
    } catch (error) {
      const faults = error instanceof FunctionError ? errorsByField(schema, error.issues) : {}
      if (Object.keys(faults).length > 0) show(form, faults)
      else onFailure?.(error)
    } finally {
      busy.current = false
      setSubmitting(false)
    }
  }

  const errorId = (name: string) => `${idPrefix}-${name}-error`
  return {
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onInput(event) {
        if (Object.keys(errors).length === 0) return
        const parsed = schema.safeParse(readForm(new FormData(event.currentTarget), schema))
        const faults = parsed.success ? {} : errorsByField(schema, parsed.error.issues)
        // Only what was faulty before: a field the visitor has not come to yet is not scolded.
        setErrors(Object.fromEntries(Object.entries(faults).filter(([name]) => name in errors)))
      },
    },
    errors,
    submitting,
    forgetFaults: () => setErrors({}),
    errorId,
    faultProps: (name) => (name in errors ? { 'aria-invalid': true, 'aria-describedby': errorId(name) } : {}),
  }
}

/** The first message of each field and of each list's entry; `path` may be an array, or dots with the form's place in a larger input. */
export function errorsByField(
  schema: FormSchema,
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of issues) {
    const steps = typeof path === 'string' ? path.split('.') : path.map(String)
    const at = steps.findIndex((step) => Object.hasOwn(schema.shape, step))
    const [name, entry] = steps.slice(at === -1 ? steps.length : at)
    if (name === undefined) continue
    faults[name] ??= message
    if (/^\d+$/.test(entry ?? '')) faults[`${name}.${entry}`] ??= message
  }
  return faults
}

function focusFirst(form: HTMLFormElement, faults: Record<string, string>) {
  const control = Array.from(form.elements).find((element) => {
    const name = element.getAttribute('name') ?? ''
    if (!(name in faults) || element.matches('[type="hidden"]')) return false
    const namesEntries = Object.keys(faults).some((each) => each.startsWith(`${name}.`))
    // A group of boxes is faulty as a whole; of texts with one name each is an entry.
    return !namesEntries || element.matches('[type="checkbox"]') || entryNameOf(form, element, name) in faults
  })
  if (control instanceof HTMLElement) control.focus()
}

function entryNameOf(form: HTMLFormElement, element: Element, name: string): string {
  const entries = Array.from(form.elements).filter((each) => each.getAttribute('name') === name)
  return `${name}.${entries.indexOf(element)}`
}
