import type { ReactNode } from 'react'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { site } from '#content/facts/site'

/**
 * Renders the assistant's text: paragraphs, lists of lines that start with "- ", **bold**, and links for the site's
 * own two addresses. Anything else is plain text.
 */
export function MessageText({ text }: { text: string }) {
  const blocks: { isList: boolean; lines: string[] }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const isList = line.startsWith('- ')
    const last = blocks.at(-1)
    if (isList && last?.isList) last.lines.push(line.slice(2))
    else blocks.push({ isList, lines: [isList ? line.slice(2) : line] })
  }
  return blocks.map(({ isList, lines }) => {
    const key = lines.join('\n')
    if (!isList) return <p key={key}>{inline(key)}</p>
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{inline(line)}</li>
        ))}
      </ul>
    )
  })
}

function inline(line: string): ReactNode[] {
  return line
    .split(/(\*\*[^*]+\*\*|https?:\/\/\S*[^\s.,;:!?)]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((part, at) => {
      const key = `${at} ${part}`
      if (part.startsWith('**') && part.endsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>
      if (part === site.contactEmail)
        return (
          <a key={key} href={`mailto:${part}`}>
            {part}
          </a>
        )
      return isBooking(part) ? (
        <NewTabLink key={key} href={part}>
          {part.includes('&time=') ? timeLabel : bookingLabel}
        </NewTabLink>
      ) : (
        part
      )
    })
}

const bookingLabel = 'Book A Call'
const timeLabel = 'Request this time'

/** On the server the booking URL is still a placeholder, so there any http URL in an answer counts as that link. */
const isBooking = (part: string) =>
  // The query, which names the call's topic, does not matter.
  part.split(/[?#]/)[0] === site.bookingUrl.split(/[?#]/)[0] ||
  (import.meta.env.SSR && part.startsWith('http'))
