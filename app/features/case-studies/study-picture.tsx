import './cover.css'
import { useEffect, useRef, useState } from 'react'
import { DrawnLine } from '#app/ui/line.tsx'
import { caseStudiesCopy as copy } from '#content/pages/case-studies'
import type { LineStep, StudyLine } from '#domain/study-line'

interface StudyPictureProps {
  /** A path on this site, or a `data:` URL. */
  src: string | null
  /** Drawn in the placeholder, so that two without a picture differ. */
  line?: StudyLine | undefined
  /** Whether the picture is below the fold and loads lazily. */
  isLazy?: boolean
  onFail?: () => void
}

/**
 * A study's picture, or the placeholder if it is missing or does not load (behavior 12.3). Decorative: the title is
 * its text.
 */
export function StudyPicture({ src, line, isLazy = false, onFail }: StudyPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)

  // The picture may have failed to load before hydration.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])

  if (src === null || failed === src) {
    return (
      <div className="cover__none">
        {line ? <Steps line={line} /> : <DrawnLine shape="-o-+-" className="cover__line" />}
        <span className="cover__words">
          {/* The symbol is drawn, because not every system has a font with it. */}
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 13V8.5M8 13V3M13 13V6" />
          </svg>
          <span className="vh">📊</span>
          <span>{copy.placeholder}</span>
        </span>
      </div>
    )
  }
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={640}
      height={360}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => {
        setFailed(src)
        onFail?.()
      }}
    />
  )
}

/** Draws the steps before and after side by side: how many and which are broken, without times. */
function Steps({ line: { was, now } }: { line: StudyLine }) {
  const places = (steps: readonly LineStep[]) =>
    steps.map((step, index) => ({ step, x: 24 + (272 * index) / (Math.max(was.length, now.length) - 1) }))
  return (
    <svg className="cover__steps" viewBox="0 0 320 60" aria-hidden="true">
      {[
        { y: 12, steps: was, kind: 'was' },
        { y: 48, steps: now, kind: 'now' },
      ].map(({ y, steps, kind }) => (
        <g key={kind} className={`cover__${kind}`}>
          {steps.length > 0 && <path d={`M0 ${y}H${places(steps).at(-1)?.x}`} />}
          {places(steps).map(({ step, x }, index) => (
            <circle key={index} cx={x} cy={y} r="6" className={step.isBroken ? 'cover__broken' : undefined} />
          ))}
        </g>
      ))}
    </svg>
  )
}
