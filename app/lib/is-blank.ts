/** Whether nothing but white space is given for a field: no text in any of its controls, nothing chosen. */
export function isBlank(form: HTMLFormElement | null, name: string): boolean {
  if (!form) return true
  return new FormData(form).getAll(name).every((value) => typeof value === 'string' && value.trim() === '')
}
