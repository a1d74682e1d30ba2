import './outlets.css'
import { type ComponentType, useEffect, useState } from 'react'
import type { OutletMotionProps } from './outlet-motion.tsx'

interface OutletCarouselProps {
  outlets: readonly { readonly name: string }[]
}

// A row that scrolls sideways must be one that the arrow keys can scroll.
const reachedByKeyboard = 0

/**
 * "As Featured In" (S0 §2): the list stands twice so that it can loop. Without script it is a row to scroll; what
 * moves it comes later, in a file of its own.
 */
export function OutletCarousel({ outlets }: OutletCarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [Motion, setMotion] = useState<ComponentType<OutletMotionProps>>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    void import('./outlet-motion.tsx').then(
      ({ OutletMotion }) => setMotion(() => OutletMotion),
      // The row can still be scrolled by hand.
      () => undefined,
    )
  }, [])

  return (
    <section className="outlets" aria-labelledby="press-title">
      <div className="wrap outlets__in">
        <h2 id="press-title">As Featured In</h2>
        <div
          ref={setViewport}
          className={Motion ? 'outlets__view outlets__view--moves' : 'outlets__view'}
          role="group"
          aria-labelledby="press-title"
          tabIndex={reachedByKeyboard}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <ul className="outlets__list">
            {outlets.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
            {outlets.map(({ name }) => (
              <li key={name} aria-hidden="true">
                {name}
              </li>
            ))}
          </ul>
        </div>
        {Motion && viewport && <Motion viewport={viewport} held={hovered || focused} />}
      </div>
    </section>
  )
}
