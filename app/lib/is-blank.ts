/** Whether a field is empty: no text but whitespace in its controls, nothing selected. */
export function isBlank(form: HTMLFormElement | null, name: string): boolean {
  if (!form) return true
  return new FormData(form).getAll(name).every((value) => typeof value === 'string' && value.trim() === '')
}
