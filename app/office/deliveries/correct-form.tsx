import './deliveries.css'
import '#app/office/parts/desk.css'
import { useId } from 'react'
import { deliveriesCopy as copy } from '#content/office-deliveries'

/** Asks for the address that was meant. */
export function CorrectForm({ address, onSend }: { address: string; onSend: (address: string) => void }) {
  const [id, hintId] = [useId(), useId()]
  return (
    <form
      className="sending__correct"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget).get('recipient')
        if (typeof given === 'string') onSend(given)
      }}
    >
      <label htmlFor={id}>{copy.correctLabel}</label>
      <input
        id={id}
        className="input"
        type="email"
        name="recipient"
        required
        defaultValue={address}
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever pressed the button wants to write here.
        autoFocus
      />
      <p id={hintId} className="sub">
        {copy.correctHint}
      </p>
      <p>
        <button type="submit" className="btn">
          {copy.correct}
        </button>
      </p>
    </form>
  )
}
