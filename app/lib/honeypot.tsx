import './honeypot.css'
import { honeypotName } from '#contracts/submission'

/** The invisible honeypot field of every form whose submission is stored. */
export function Honeypot() {
  return (
    <p className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}

/** What was written into it, certainly not by a person; undefined for nothing. */
export function isTrapped(form: HTMLFormElement | null): string | undefined {
  const field = form?.elements.namedItem(honeypotName)
  return (field instanceof HTMLInputElement && field.value) || undefined
}
