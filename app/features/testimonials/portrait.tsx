import './quote-text.css'
import { useEffect, useRef, useState } from 'react'

/** The author's picture; nothing if it is missing or fails. */
export function Portrait({ picture }: { picture: string | null }) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before hydration.
  useEffect(() => {
    if (picture !== null && image.current?.complete && image.current.naturalWidth === 0) setFailed(picture)
  }, [picture])

  if (picture === null || picture === failed) return null
  return (
    <img
      ref={image}
      className="portrait"
      src={picture}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(picture)}
    />
  )
}
