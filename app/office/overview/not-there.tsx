import { officeCopy as copy } from '#content/office'

/** In place of what has not been answered yet, or could not be. */
export function NotThere({ state, again }: { state: 'loading' | 'failed'; again: () => void }) {
  return (
    <p role="status">
      {copy[state]}{' '}
      {state === 'failed' && (
        <button type="button" className="text-btn" onClick={again}>
          {copy.again}
        </button>
      )}
    </p>
  )
}
