import './trap.css'
import { trapName } from '#contracts/submission'

/** The field that nobody sees, in every form whose submission is stored. */
export function Trap() {
  return (
    <p className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/** What something has written into it, which was no person; undefined for nothing. */
export function trapped(form: HTMLFormElement | null): string | undefined {
  const field = form?.elements.namedItem(trapName)
  return (field instanceof HTMLInputElement && field.value) || undefined
}
