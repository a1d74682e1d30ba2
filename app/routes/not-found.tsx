import { data } from 'react-router'
import { NotFoundScreen } from '#app/blocks/not-found-screen.tsx'
import { pageMeta } from '#app/lib/page-meta'

export const meta = () =>
  pageMeta({
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    indexed: false,
  })

export function loader() {
  return data(null, { status: 404 })
}

/** Moving here inside the page needs no answer from the server. */
export function clientLoader() {
  return null
}

export default NotFoundScreen
