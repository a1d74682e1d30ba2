import './outlets.css'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

export interface OutletMotionProps {
  /** The row's frame; its first child is moved. */
  viewport: HTMLElement
  /** Somebody is looking closely: hover or focus. */
  held: boolean
}

const stepMs = 3000
const stillness = '(prefers-reduced-motion: reduce)'

/** Moves the row by one outlet every three seconds, lets it be dragged, and shows the button that stops it. */
export function OutletMotion({ viewport, held }: OutletMotionProps) {
  const still = useSyncExternalStore(watchStillness, () => matchMedia(stillness).matches)
  const [paused, setPaused] = useState(false)
  // When it plays is decided here alone, so the plugin's own reasons to start and stop are off.
  const [plugins] = useState(() => [Autoplay({ delay: stepMs, playOnInit: false, stopOnFocusIn: false })])
  const [attach, embla] = useEmblaCarousel({ loop: true, dragFree: true, align: 'start' }, plugins)

  useEffect(() => {
    viewport.scrollTo({ left: 0 })
    attach(viewport)
  }, [attach, viewport])

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (paused || held || still) autoplay?.stop()
    else autoplay?.play()
  }, [embla, paused, held, still])

  useEffect(() => {
    if (!embla) return
    const step = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') embla.scrollNext()
      if (key === 'ArrowLeft') embla.scrollPrev()
    }
    viewport.addEventListener('keydown', step)
    return () => viewport.removeEventListener('keydown', step)
  }, [embla, viewport])

  if (still) return null
  return (
    <button
      className="outlets__pause"
      type="button"
      aria-label={paused ? 'Let the outlets move' : 'Pause the outlets'}
      onClick={() => setPaused(!paused)}
    >
      <svg viewBox="0 0 14 16" aria-hidden="true">
        <path d={paused ? 'M1 0v16l13-8z' : 'M1 0h4v16H1zM9 0h4v16H9z'} />
      </svg>
    </button>
  )
}

function watchStillness(onChange: () => void): () => void {
  const query = matchMedia(stillness)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
