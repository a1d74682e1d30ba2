/** A text whose ranges of numbers ("21–40") stay on one line. */
export function Ranges({ text }: { text: string }) {
  return text.split(/((?<!\d)\d+–\d+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span className="range" key={at}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
