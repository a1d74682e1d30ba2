import './quote-text.css'
import { useEffect, useRef, useState } from 'react'

/** The initials of a name: of its first and its last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => /^./u.exec(word ?? '')?.[0])
    .join('')
    .toUpperCase()
}

/** The author's picture over the initials, which show if it is missing or fails. */
export function Portrait({ name, picture }: { name: string; picture: string | null }) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before hydration.
  useEffect(() => {
    if (picture !== null && image.current?.complete && image.current.naturalWidth === 0) setFailed(picture)
  }, [picture])

  return (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
      {picture !== null && picture !== failed && (
        <img
          ref={image}
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  )
}
