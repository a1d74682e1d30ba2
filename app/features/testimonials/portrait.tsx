/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => /^./u.exec(word ?? '')?.[0])
    .join('')
    .toUpperCase()
}

/** The picture of who said it; the initials stand under it, and so show when there is none or it fails. */
export function Portrait({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
      {picture && <img src={picture} alt="" width={96} height={96} loading="lazy" decoding="async" />}
    </span>
  )
}
