import './hours.css'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { clock } from '#content/office/opening-words'
import type { DayPart } from '#domain/day-spans'
import { boundsOf, movedByKey, type PartEnd, toStep } from './moved-end.ts'
import { placeOn } from './week-axis.tsx'

interface HourSliderProps {
  label: string
  parts: readonly DayPart[]
  moved: PartEnd
  axis: DayPart
  onMove: (minutes: number) => void
  /** Called when a drag starts and ends: in between the axis must not change under the pointer. */
  onGrab: () => void
  onRelease: () => void
}

/** The start or end of an open part, moved by dragging in 15-minute steps or by keys. */
export function HourSlider({ label, parts, moved, axis, onMove, onGrab, onRelease }: HourSliderProps) {
  const isHeld = useRef(false)
  const minutes = parts[moved.index]?.[moved.end] ?? 0
  const { min, max } = boundsOf(parts, moved)

  function press(event: KeyboardEvent) {
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : movedByKey(event.key, minutes)
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  function grab(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0) return
    // Keeps the drag from selecting text.
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    isHeld.current = true
    onGrab()
  }
  function drag(event: PointerEvent<SVGGElement>) {
    const line = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!isHeld.current || !line || line.width === 0) return
    const at = axis.from + ((event.clientX - line.left) / line.width) * (axis.to - axis.from)
    onMove(toStep(Math.min(Math.max(at, axis.from), axis.to)))
  }
  function release() {
    isHeld.current = false
    onRelease()
  }

  return (
    <g
      className="week__grip"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={minutes}
      aria-valuetext={clock(minutes)}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={release}
    >
      <circle className="week__touch" cx={placeOn(axis, minutes)} cy="20" r="12" />
      <circle className="week__end" cx={placeOn(axis, minutes)} cy="20" r="7" />
    </g>
  )
}
