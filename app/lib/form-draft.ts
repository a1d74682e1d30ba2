import { honeypotName } from '#contracts/submission'
import * as z from 'zod/mini'

/** The answers of a form by control name. */
export const draftValues = z.record(z.string(), z.array(z.string()))
export type DraftValues = z.output<typeof draftValues>

/** Every answered visible control: its texts, or the selected values of its group. */
export function answersIn(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {}
  for (const [name, value] of new FormData(form)) {
    // A restored honeypot would mark the visitor as a bot on every later visit.
    if (name === honeypotName) continue
    if (typeof value === 'string' && value.trim() !== '') (values[name] ??= []).push(value)
  }
  return values
}

/**
 * Restores a draft into a form. Fields that were filled in before hydration stay. Returns the values of the fields it
 * restored.
 */
export function fillIn(form: HTMLFormElement, values: DraftValues): DraftValues {
  const answered = answersIn(form)
  const restored: DraftValues = {}
  const filled: Record<string, number> = {}
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? ''
    const value = values[name]
    if (!value || name in answered) continue
    restored[name] = value
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
  return restored
}

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((text, index) => text === other[index])

/**
 * Merges this tab's values into the stored draft, so that each field keeps the value typed last in any tab. Fields
 * changed since `before` replace the stored ones; the others are added only where nothing is stored.
 */
export function mergeDraft(stored: DraftValues, before: DraftValues, now: DraftValues): DraftValues {
  const changed = Object.keys({ ...before, ...now }).filter((name) => !isSame(before[name], now[name]))
  // A cleared field is stored as empty: another tab that still shows its text would otherwise add it again.
  return { ...now, ...stored, ...Object.fromEntries(changed.map((name) => [name, now[name] ?? []])) }
}

/** The part of a draft that was typed in another tab and differs from what this one sent. */
export function unsentPart(stored: DraftValues, sent: DraftValues): DraftValues | undefined {
  const unsent = Object.entries(stored).filter(
    ([name, value]) => value.length > 0 && !isSame(value, sent[name]),
  )
  return unsent.length > 0 ? Object.fromEntries(unsent) : undefined
}
