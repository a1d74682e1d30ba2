import './cover.css'
import { useEffect, useRef, useState } from 'react'
import { Line, LineLink, LinePlate } from '#app/ui/line.tsx'
import { caseStudiesCopy as copy } from '#content/pages/case-studies'

interface StudyPictureProps {
  /** A path on this site, or a `data:` URL. */
  src: string | null
  /** Below the fold, so it loads lazily. */
  isLazy?: boolean
  onFail?: () => void
}

/**
 * A study's picture, or the placeholder if it is missing or does not load (behavior 12.3). Decorative: the title is
 * its text.
 */
export function StudyPicture({ src, isLazy = false, onFail }: StudyPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)

  // It may have failed before hydration.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])

  if (src === null || failed === src) {
    return (
      <div className="cover__none">
        <Line className="cover__line">
          <LineLink />
          {/* The symbol is drawn, because not every system has a font with it. */}
          <i className="n cover__chart">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 13V8.5M8 13V3M13 13V6" />
            </svg>
            <span className="vh">📊</span>
          </i>
          <LineLink />
          <LinePlate />
          <LineLink />
        </Line>
        <span className="cover__words">{copy.placeholder}</span>
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
