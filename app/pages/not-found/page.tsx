import { data } from 'react-router'
import { NotFoundScreen } from '#app/blocks/not-found-screen.tsx'
import { notFoundMeta } from '#app/lib/not-found-meta'

export const meta = notFoundMeta

export function loader() {
  return data(null, { status: 404 })
}

/** Makes a client-side navigation to this page need no response from the server. */
export function clientLoader() {
  return null
}

export default NotFoundScreen
