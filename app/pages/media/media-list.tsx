import './page.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'

type MediaType = 'blog' | 'podcast' | 'youtube'

interface MediaListProps {
  filters: readonly { value: 'all' | MediaType; label: string }[]
  items: readonly {
    type: MediaType
    title: string
    outlet: string
    about: string
    href: string
    isSample: boolean
  }[]
  words: { show: string; empty: string; sample: string; open: Record<MediaType, string> }
}

const pictures: Record<MediaType, ReactNode> = {
  blog: <path d="M4 10h100M4 26h112M4 42h84M4 58h104" />,
  podcast: <path d="M6 28v16M20 20v32M34 8v56M48 24v24M62 2v68M76 16v40M90 28v16M104 12v48M118 26v20" />,
  youtube: (
    <>
      <path d="M4 4h112v64H4z" />
      <path className="media__play" d="M48 20v32l28-16z" />
    </>
  ),
}

/**
 * Coverage with its filter. The radios filter through the style sheet, so it works without script; an empty category
 * shows its sentence.
 */
export function MediaList({ filters, items, words }: MediaListProps) {
  const missing = filters.filter(({ value }) =>
    value === 'all' ? items.length === 0 : !items.some(({ type }) => type === value),
  )
  return (
    <div className="media">
      <fieldset className="row">
        <legend className="vh">{words.show}</legend>
        {filters.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="media" value={value} defaultChecked={value === 'all'} />
            {label}
          </label>
        ))}
      </fieldset>
      <ul className="listed">
        {items.map(({ type, title, outlet, about, href, isSample }) => (
          <li key={href} data-type={type}>
            <svg viewBox="0 0 120 72" aria-hidden="true">
              {pictures[type]}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{about}</p>
            </div>
            <p className="t-s media__source">
              <b>{outlet}</b>
              {isSample && <span>{words.sample}</span>}
            </p>
            <NewTabLink className="more" href={href}>
              {words.open[type]}
              <span className="vh"> “{title}”</span>
              <Icon name="out" />
            </NewTabLink>
          </li>
        ))}
      </ul>
      <div role="status">
        {missing.map(({ value }) => (
          <p key={value} className="media__empty" data-type={value}>
            {words.empty}
          </p>
        ))}
      </div>
    </div>
  )
}
