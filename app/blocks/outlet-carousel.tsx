import './outlets.css'
import { useEffect, useRef } from 'react'
import type { Outlet } from '#content/pages/parts/outlets'

interface OutletCarouselProps {
  outlets: readonly Outlet[]
}

// A row that scrolls sideways must be one that the arrow keys can scroll.
const reachedByKeyboard = 0

/**
 * "As Featured In" (behavior 4.3): the list stands twice so that it can loop. Without script it is a row to scroll. What moves
 * it stands in the page and changes row and button without React (`app/inline-scripts/outlets.ts`); only where somebody comes
 * to the page from another one it is asked for here.
 */
export function OutletCarousel({ outlets }: OutletCarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  // One mark for the whole row where all of them are made up, else one for each that is.
  const isAllSample = outlets.every(({ isSample }) => isSample)
  const names = outlets.map(({ name, isSample }) => (isSample && !isAllSample ? `${name} (sample)` : name))

  useEffect(() => {
    const element = view.current
    if (!element || element.classList.contains('outlets__view--moves')) return
    void import('#app/inline-scripts/move-outlets').then(
      ({ moveOutlets }) => moveOutlets(element),
      // The row can still be scrolled by hand.
      () => undefined,
    )
  }, [])

  return (
    <section className="outlets" aria-labelledby="press-title">
      <div className="wrap outlets__in">
        <div className="outlets__title">
          <h2 id="press-title">As Featured In</h2>
          {isAllSample && <p>Sample names</p>}
        </div>
        <div
          ref={view}
          className="outlets__view"
          role="group"
          aria-labelledby="press-title"
          tabIndex={reachedByKeyboard}
        >
          <ul className="outlets__list">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.map((name) => (
              <li key={name} aria-hidden="true">
                {name}
              </li>
            ))}
          </ul>
        </div>
        <button className="outlets__pause" type="button" aria-label="Pause the outlets" hidden data-works>
          <svg viewBox="0 0 14 16" aria-hidden="true">
            <path d="M1 0h4v16H1zM9 0h4v16H9z" />
          </svg>
        </button>
      </div>
    </section>
  )
}
