import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { dismissFailures } from '#app/ui/toast'
import { FunctionError } from './call-function.ts'
import { type FormSchema, readForm } from './read-form.ts'

interface FunctionFormOptions<Schema extends FormSchema, Result> {
  /** One field per control name: a contract's `input`, or the part that the visitor fills in. */
  schema: Schema
  /** Field errors from the server before hydration. */
  initialErrors?: Readonly<Record<string, string>> | undefined
  /** Submits the form, usually `(values) => callFunction(contract, values)`. */
  send: (values: z.output<Schema>, form: HTMLFormElement) => Result | Promise<Result>
  onSuccess?: (result: Result, form: HTMLFormElement) => void
  /** Called when a submit found errors, including the server's, once they are shown, for a toast about them. */
  onFaults?: ((faults: Readonly<Record<string, string>>) => void) | undefined
  /** Called with what `send` threw, unless it was field errors, which the form shows itself. */
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
  /** Errors by field name. An error in an entry of a list also has the entry's own name, `tasks.2`. */
  errors: Readonly<Record<string, string>>
  /** True until `send` has ended; a second click has no effect. */
  submitting: boolean
  /** Shows what is wrong with these fields alone, before the form is sent; returns whether nothing is. */
  check: (form: HTMLFormElement, names: readonly string[]) => boolean
  /** Clears the field errors, as when the form changes its mode. */
  clearErrors: () => void
  /** The id of a field's error message. */
  errorId: (name: string) => string
  /** Attributes for the field's control that link it to its message. */
  faultProps: (name: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string }
}

/**
 * The base of every form. Controls are uncontrolled and native; this reads them, validates them by the schema, and
 * submits. Errors are shown at the fields, the first of them gets focus, and an invalid field is validated again
 * while the visitor corrects it.
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
  // A ref, because two clicks can come before the next render.
  const busy = useRef(false)

  function show(form: HTMLFormElement, faults: Record<string, string>) {
    // Rendered before focus moves, so that the field is announced with its message.
    flushSync(() => setErrors(faults))
    focusFirst(form, faults)
    onFaults?.(faults)
  }

  function faultsIn(form: HTMLFormElement): Record<string, string> {
    const parsed = schema.safeParse(readForm(new FormData(form), schema))
    return parsed.success ? {} : errorsByField(schema, parsed.error.issues)
  }

  function check(form: HTMLFormElement, names: readonly string[]): boolean {
    const ofThese = Object.entries(faultsIn(form)).filter(([name]) => names.includes(name))
    if (ofThese.length > 0) show(form, Object.fromEntries(ofThese))
    return ofThese.length === 0
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
        // Only fields that had errors: one the visitor has not reached yet must not show any.
        const faults = Object.entries(faultsIn(event.currentTarget))
        setErrors(Object.fromEntries(faults.filter(([name]) => name in errors)))
      },
    },
    errors,
    submitting,
    check,
    clearErrors: () => setErrors({}),
    errorId,
    faultProps: (name) => (name in errors ? { 'aria-invalid': true, 'aria-describedby': errorId(name) } : {}),
  }
}

/** The first message of each field and list entry; `path` may be an array, or a string with the form's prefix. */
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
    // A checkbox group has one error; texts with the same name have one per entry.
    return !namesEntries || element.matches('[type="checkbox"]') || entryNameOf(form, element, name) in faults
  })
  if (control instanceof HTMLElement) control.focus()
}

function entryNameOf(form: HTMLFormElement, element: Element, name: string): string {
  const entries = Array.from(form.elements).filter((each) => each.getAttribute('name') === name)
  return `${name}.${entries.indexOf(element)}`
}
