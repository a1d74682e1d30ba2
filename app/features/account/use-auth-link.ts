import { useEffect, useState } from 'react'

type AuthLink = { kind: 'confirm' | 'recovery' | 'set-up' | 'invitation'; token: string }

const kinds = new Map<string | null, AuthLink['kind']>([
  ['signup', 'confirm'],
  ['recovery', 'recovery'],
])

/**
 * The token in a link's hash, read on hydration and then removed from the address, so that it stays neither in the
 * history nor in copied links.
 */
export function useAuthLink(): { link: AuthLink | undefined; drop: () => void } {
  const [link, setLink] = useState<AuthLink>()

  useEffect(() => {
    function read() {
      const fragment = new URLSearchParams(window.location.hash.slice(1))
      const kind = kinds.get(fragment.get('type'))
      const token = fragment.get('token_hash')
      const setUp = fragment.get('set-up')
      const invitation = fragment.get('invitation')
      if (kind && token) setLink({ kind, token })
      else if (setUp) setLink({ kind: 'set-up', token: setUp })
      else if (invitation) setLink({ kind: 'invitation', token: invitation })
      else return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return { link, drop: () => setLink(undefined) }
}
