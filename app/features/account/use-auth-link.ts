import { useEffect, useState } from 'react'

export type AuthLink = { kind: 'confirm' | 'recovery' | 'set-up'; token: string }

const kinds = new Map<string | null, AuthLink['kind']>([
  ['signup', 'confirm'],
  ['recovery', 'recovery'],
])

/**
 * The token that a link has put behind the address's #, read once the page runs. It is taken out of the address then:
 * it must not stay in the history, nor be sent on with a copied address.
 */
export function useAuthLink(): { link: AuthLink | undefined; drop: () => void } {
  const [link, setLink] = useState<AuthLink>()

  useEffect(() => {
    function read() {
      const given = new URLSearchParams(window.location.hash.slice(1))
      const kind = kinds.get(given.get('type'))
      const token = given.get('token_hash')
      const setUp = given.get('set-up')
      if (kind && token) setLink({ kind, token })
      else if (setUp) setLink({ kind: 'set-up', token: setUp })
      else return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return { link, drop: () => setLink(undefined) }
}
