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

/** Returns the honeypot's content, which no person can have typed; undefined if it is empty. */
export function honeypotContent(form: HTMLFormElement | null): string | undefined {
  const field = form?.elements.namedItem(honeypotName)
  return (field instanceof HTMLInputElement && field.value) || undefined
}
