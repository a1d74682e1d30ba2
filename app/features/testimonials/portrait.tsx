import './quote-text.css'
import { useEffect, useRef, useState } from 'react'

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => /^./u.exec(word ?? '')?.[0])
    .join('')
    .toUpperCase()
}

/** The picture of who said it, over the initials: they show when there is none, and when it fails. */
export function Portrait({ name, picture }: { name: string; picture: string | null }) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before the script was there to hear of it.
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
