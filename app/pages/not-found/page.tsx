import { data } from 'react-router'
import { NotFoundScreen } from '#app/blocks/not-found-screen.tsx'
import { site } from '#content/site'

export const meta = () => [
  { title: `Page not found · ${site.name}` },
  { name: 'description', content: 'There is no page at this address.' },
  { name: 'robots', content: 'noindex' },
]

export function loader() {
  return data(null, { status: 404 })
}

/** Moving here inside the page needs no answer from the server. */
export function clientLoader() {
  return null
}

export default NotFoundScreen
