import './outlets.css'
import { useEffect, useRef } from 'react'
import type { Outlet } from '#content/pages/parts/outlets'

interface OutletCarouselProps {
  outlets: readonly Outlet[]
}

// The row must be focusable, so that the arrow keys can scroll it.
const reachedByKeyboard = 0

/**
 * "As Featured In" (behavior 4.3): the list is rendered twice so that it can loop; without script it is a scrollable
 * row. An inline script (`app/inline-scripts/outlets.ts`) moves it without React. Only after a navigation from another
 * page does this component load that code itself.
 */
export function OutletCarousel({ outlets }: OutletCarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  // If all outlets are samples, one label marks the whole row; otherwise each sample is marked.
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
