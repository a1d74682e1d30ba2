import { trapName } from '#contracts/submission'
import * as z from 'zod/mini'

/** What has been answered in a form, by the controls' names. */
export const draftValues = z.record(z.string(), z.array(z.string()))
export type DraftValues = z.output<typeof draftValues>

/** Every answered control that a person sees: its texts, or the values chosen in its group. */
export function answersIn(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {}
  for (const [name, value] of new FormData(form)) {
    // Whatever a tool wrote into the hidden field would speak against its person at every later visit.
    if (name === trapName) continue
    if (typeof value === 'string' && value.trim() !== '') (values[name] ??= []).push(value)
  }
  return values
}

/** Puts a draft back into a form. What is already answered there, before the script came, stays. */
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
      // Texts of one name are the entries of a list.
      const entry = filled[name] ?? 0
      control.value = value[entry] ?? ''
      filled[name] = entry + 1
    }
  }
}
