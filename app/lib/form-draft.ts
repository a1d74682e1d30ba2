import { honeypotName } from '#contracts/submission'
import * as z from 'zod/mini'

/** The answers of a form by control name. */
export const draftValues = z.record(z.string(), z.array(z.string()))
export type DraftValues = z.output<typeof draftValues>

/** Every answered visible control: its texts, or the selected values of its group. */
export function answersIn(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {}
  for (const [name, value] of new FormData(form)) {
    // Text that a tool wrote into the honeypot would count against its person on every later visit.
    if (name === honeypotName) continue
    if (typeof value === 'string' && value.trim() !== '') (values[name] ??= []).push(value)
  }
  return values
}

/** Restores a draft into a form. Fields that were filled in before hydration stay. */
export function fillIn(form: HTMLFormElement, values: DraftValues) {
  const answered = answersIn(form)
  const filled: Record<string, number> = {}
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? ''
    const value = values[name]
    if (!value || name in answered) continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked = value.includes(control.value)
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      // Texts with one name are the entries of a list.
      const entry = filled[name] ?? 0
      control.value = value[entry] ?? ''
      filled[name] = entry + 1
    }
  }
}
