import { data } from 'react-router'
import { NotFoundScreen } from '#app/blocks/not-found-screen.tsx'
import { notFoundMeta } from '#app/lib/not-found-meta'

export const meta = notFoundMeta

export function loader() {
  return data(null, { status: 404 })
}

/** Moving here inside the page needs no answer from the server. */
export function clientLoader() {
  return null
}

export default NotFoundScreen
