import { storedSession } from './stored-session.ts'

interface Stored {
  access_token?: unknown
  user?: { factors?: { id: string; status?: string; factor_type?: string }[] }
}

export interface KnownFactor {
  id: string
  type: string
}

/**
 * The factors with which the stored session has yet to be confirmed; none if it needs no second step. It decides what
 * is shown; the server refuses changes itself.
 */
export function missingFactors(stored = storedSession()): KnownFactor[] {
  try {
    const session = JSON.parse(stored ?? '{}') as Stored | null
    if (typeof session?.access_token !== 'string') return []
    const [, payload = ''] = session.access_token.split('.')
    const { aal } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }
    if (aal !== 'aal1') return []
    return (session.user?.factors ?? [])
      .filter(({ status }) => status === 'verified')
      .map(({ id, factor_type }) => ({ id, type: factor_type ?? '' }))
  } catch {
    return []
  }
}
